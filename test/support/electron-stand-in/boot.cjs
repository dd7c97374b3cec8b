// `electron [-r file] [switches] <project> [arguments]`, as far as Playwright's _electron and `npm start` use it.
const Module = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const standIn = path.join(__dirname, 'electron.cjs');

// require('electron')
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return request === 'electron' ? standIn : resolve.call(this, request, ...rest);
};
// import … from 'electron'
const hook = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(pathToFileURL(standIn).href)}, shortCircuit: true } : next(name, context);`;
Module.register(`data:text/javascript,${encodeURIComponent(hook)}`);

const argv = process.argv.slice(2);
const preloads = [];
while (argv[0] === '-r' || argv[0] === '--require') preloads.push(argv.splice(0, 2)[1]);
const inspect = argv.find((word) => word.startsWith('--inspect'));
if (inspect) require('node:inspector').open(Number(inspect.split('=')[1] ?? 9229));
process.argv = [process.execPath, ...argv];
process.versions.electron = '0.0.0-stand-in';
process.type = 'browser';
for (const preload of preloads) require(path.resolve(preload));

const target = path.resolve(argv.find((word) => !word.startsWith('-')) ?? '.');
const manifest = target.endsWith('js') ? null : require(path.join(target, 'package.json'));
const electron = require(standIn);
electron.app.getAppPath = () => (manifest ? target : path.dirname(target));
electron.app.getVersion = () => manifest?.version ?? '0.0.0';
electron.app.name = manifest?.productName ?? manifest?.name ?? 'app';
import(pathToFileURL(manifest ? path.join(target, manifest.main) : target).href).then(
  electron.__start,
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

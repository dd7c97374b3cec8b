// app: life cycle, paths, the single-instance lock (real, between processes, by a file in userData), recent documents.
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

class App extends EventEmitter {
  isPackaged = false;
  /** What was asked of the system, for tests. */
  recentDocuments = [];
  commandLine = { appendSwitch: () => undefined, hasSwitch: () => false };
  #ready = new Promise((resolve) => {
    this.makeReady = resolve;
  });
  constructor(stop) {
    super();
    this.stop = stop;
  }
  whenReady() {
    return this.#ready;
  }
  getPreferredSystemLanguages() {
    return ['en-US'];
  }
  getPath(name) {
    const folder = path.join(process.env.STAND_IN_HOME ?? path.join(os.tmpdir(), 'stand-in-home'), name);
    fs.mkdirSync(folder, { recursive: true });
    return folder;
  }
  requestSingleInstanceLock(data) {
    const lock = path.join(this.getPath('userData'), 'lock');
    const letters = path.join(this.getPath('userData'), 'second-starts');
    fs.mkdirSync(letters, { recursive: true });
    const holder = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
    if (holder !== 0 && holder !== process.pid && alive(holder)) {
      const letter = path.join(letters, `${process.pid}`);
      fs.writeFileSync(`${letter}.part`, JSON.stringify({ argv: process.argv, folder: process.cwd(), data }));
      fs.renameSync(`${letter}.part`, `${letter}.json`);
      return false;
    }
    fs.writeFileSync(lock, String(process.pid));
    process.on('exit', () => fs.rmSync(lock, { force: true }));
    const read = () => {
      for (const name of fs.readdirSync(letters).filter((file) => file.endsWith('.json'))) {
        const letter = JSON.parse(fs.readFileSync(path.join(letters, name), 'utf8'));
        fs.rmSync(path.join(letters, name));
        this.emit('second-instance', {}, letter.argv, letter.folder, letter.data);
      }
    };
    this.#ready.then(() => setInterval(read, 50).unref());
    return true;
  }
  addRecentDocument(file) {
    this.recentDocuments = [file, ...this.recentDocuments.filter((other) => other !== file)];
  }
  getRecentDocuments() {
    return this.recentDocuments;
  }
  clearRecentDocuments() {
    this.recentDocuments = [];
  }
  quit() {
    let stopped = false;
    const event = {
      preventDefault: () => {
        stopped = true;
      },
    };
    this.emit('before-quit', event);
    if (stopped) return;
    this.emit('will-quit', event);
    if (!stopped) this.exit(0);
  }
  exit(code = 0) {
    this.emit('quit', {}, code);
    this.stop();
    process.exit(code);
  }
}
exports.App = App;

// node test/support/tally.mjs RESULTS.json CODE: the last line of a check, "N passed, N failed", from vitest's own
// results. A skipped test, a file that did not load and a check that ended before its tests count as failed.
import { existsSync, readFileSync } from 'node:fs';

const [file = '', code = '1'] = process.argv.slice(2);
let passed = 0;
let failed = 0;
if (existsSync(file)) {
  for (const suite of JSON.parse(readFileSync(file, 'utf8')).testResults) {
    const tests = suite.assertionResults;
    passed += tests.filter(({ status }) => status === 'passed').length;
    failed += tests.filter(({ status }) => status !== 'passed').length;
    if (suite.status === 'failed' && tests.length === 0) failed += 1;
  }
}
if (failed === 0 && (code !== '0' || passed === 0)) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Installs the locked packages when they are missing or older than the lockfile, so that
 * `npm start` and `npm test` work on a fresh clone. Runs on whatever Node npm itself runs on,
 * therefore plain JavaScript and no import beyond Node's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';

function isCurrent() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

if (!isCurrent()) {
  console.log('Installing packages (about a minute, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('Packages could not be installed. Check the network and run `npm ci` to see why.');
    process.exit(1);
  }
}

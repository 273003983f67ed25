/**
 * Installs the locked packages when one is missing or has another version, so `npm start` and `npm
 * test` work on a fresh clone. It runs on whatever Node npm itself runs on. So it is plain
 * JavaScript and imports only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';

/**
 * Packages of other platforms are optional and rightly absent. A workspace is installed when its
 * link exists.
 */
function isCurrent() {
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional, devOptional, link, peer }]) =>
      !path.includes('node_modules/') ||
      optional ||
      devOptional ||
      peer ||
      (link ? existsSync(path) : present[path]?.version === version),
  );
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

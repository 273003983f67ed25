import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { adminEnv } from '../config.ts';

const script = fileURLToPath(new URL('./fill.ts', import.meta.url));

/**
 * Fills the emulators with what a first visitor should find: tours, partners, hunts, photos, posts, an admin. Runs in a
 * process of its own, so that the admin SDK and the picture library leave no memory behind in the launcher.
 * @throws Error with what the process said, when it failed
 */
export const seed = (): Promise<void> => run([]);

/** Paints the seed's pictures into the cache; needs no emulator, so it can run while they start. */
export const prepareSeed = (): Promise<void> => run(['pictures']);

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...adminEnv },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The seed ended with ${signal ?? `code ${code}`}.\n${said.trim()}`));
    });
  });
}

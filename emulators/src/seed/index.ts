import { join } from 'node:path';
import { adminEnv } from '../config.ts';
import { Fault } from '../fault.ts';
import type { Children } from '../suite/children.ts';
import { root } from '../suite/paths.ts';

const script = join(import.meta.dirname, 'fill.ts');

/**
 * Fills the emulators for a first visitor: tours, partners, hunts, photos, posts and an admin. The
 * seed runs in a process of its own, so that the admin SDK and the picture library leave no memory
 * behind in the launcher.
 * @throws Fault that names the log
 */
export const seed = (children: Children): Promise<void> => run(children, 'seed', []);

/**
 * Paints the seed's pictures into the cache. This needs no emulator, so it can run while they
 * start.
 */
export const prepareSeed = (children: Children): Promise<void> => run(children, 'seed-pictures', ['pictures']);

async function run(children: Children, name: string, args: string[]): Promise<void> {
  const child = children.startNode(name, script, args, { cwd: root, env: { ...adminEnv } });
  const { code, signal } = await child.ended;
  if (code !== 0) throw new Fault(`The seed ended with ${signal ?? `code ${code}`}; see ${child.logFile}.`);
}

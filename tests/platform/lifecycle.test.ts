import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ports } from '../../emulators/src/config.ts';
import { markedProcesses } from '../../emulators/src/suite/processes.ts';
import { type Launched, launch, takenPorts, whenReady } from '../support/launcher.ts';

/** Everything a launcher of this file starts inherits this, so that what it left behind can be found. */
const mark = { STREETLORE_TEST: `lifecycle-${process.pid}` };
const leftBehind = (): number[] => markedProcesses(`STREETLORE_TEST=${mark.STREETLORE_TEST}`);

let launched: Launched | undefined;
afterEach(() => {
  launched?.process.kill('SIGKILL');
});

it('starts and ends without a trace, on Ctrl-C and when the emulators crash, and keeps its data in between', async () => {
  const persist = mkdtempSync(join(tmpdir(), 'persist-'));
  try {
    launched = launch(['--suite-only', '--persist', persist], mark);
    await whenReady(launched);
    expect(launched.printed()).toMatch(/London seeded/);
    launched.process.kill('SIGINT');
    expect(await launched.ended, launched.printed()).toBe(0);
    expect(await takenPorts()).toEqual([]);
    expect(leftBehind()).toEqual([]);

    launched = launch(['--suite-only', '--persist', persist], mark);
    await whenReady(launched);
    expect(launched.printed()).not.toMatch(/London seeded/);
    const [suite] = leftBehind().filter((pid) => pid !== launched?.process.pid);
    expect(suite).toBeDefined();
    if (suite !== undefined) process.kill(suite, 'SIGKILL');
    expect(await launched.ended).toBe(1);
    expect(launched.printed()).toMatch(/✘ The emulators ended/);
    expect(await takenPorts()).toEqual([]);
    expect(leftBehind()).toEqual([]);
  } finally {
    rmSync(persist, { recursive: true });
  }
});

it('leaves nothing behind when it is killed itself', async () => {
  launched = launch(['--suite-only'], mark);
  await whenReady(launched);
  launched.process.kill('SIGKILL');
  await launched.ended;
  await expect.poll(async () => [...(await takenPorts()), ...leftBehind()], { timeout: 60_000 }).toEqual([]);
});

it('names a taken port and ends', async () => {
  const other = createServer().listen(ports.firestore, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  try {
    launched = launch(['--suite-only'], mark);
    expect(await launched.ended).toBe(1);
    expect(launched.printed()).toMatch(
      /^✘ Port 8080, which the Firestore emulator needs, is taken.* and try again\.\n$/,
    );
    expect(leftBehind()).toEqual([]);
  } finally {
    other.close();
  }
});

it('explains itself when an option is unknown', async () => {
  launched = launch(['--frobnicate'], mark);
  expect(await launched.ended).toBe(1);
  expect(launched.printed()).toMatch(/✘ Unknown option '--frobnicate'/);
});

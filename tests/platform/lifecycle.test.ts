import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ports } from '../../emulators/src/config.ts';
import { markedProcesses } from '../../emulators/src/suite/processes.ts';
import { type Launched, launch, takenPorts, whenReady } from '../support/launcher.ts';
import { showsFault } from '../support/shows-fault.ts';
import { expectHuntGoesOn, type HuntUnderWay, huntUnderWay } from './restored.ts';

/**
 * Every process that a launcher of this file starts inherits this mark, so that the test can find
 * the processes that are left behind.
 */
const mark = { STREETLORE_TEST: `lifecycle-${process.pid}` };
const leftBehind = (): number[] => markedProcesses(`STREETLORE_TEST=${mark.STREETLORE_TEST}`);

let launched: Launched | undefined;
afterEach(() => {
  launched?.process.kill('SIGKILL');
});

describe('a London that is kept', () => {
  let persist = '';
  beforeAll(() => {
    persist = mkdtempSync(join(tmpdir(), 'persist-'));
  });
  afterAll(() => rmSync(persist, { recursive: true }));
  const started = async () => {
    launched = launch(['--suite-only', '--persist', persist], mark);
    await whenReady(launched);
    return launched;
  };

  let hunt: HuntUnderWay;
  test('is seeded, and stored when Ctrl-C ends everything without a trace', async () => {
    const { process: launcher, ended, printed } = await started();
    expect(printed()).toMatch(/London seeded/);
    hunt = await huntUnderWay();
    launcher.kill('SIGINT');
    expect(await ended, printed()).toBe(0);
    expect(await takenPorts()).toEqual([]);
    expect(leftBehind()).toEqual([]);
  });

  test('returns with a playable hunt, and everything ends with a message when the emulators crash', async () => {
    const { process: launcher, ended, printed } = await started();
    expect(printed()).not.toMatch(/London seeded/);
    await expectHuntGoesOn(hunt);
    const [suite] = leftBehind().filter((pid) => pid !== launcher.pid);
    expect(suite).toBeDefined();
    if (suite !== undefined) process.kill(suite, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(printed()).toMatch(/✘ The emulators ended/);
    expect(await takenPorts()).toEqual([]);
    expect(leftBehind()).toEqual([]);
  });

  test('leaves nothing running when its launcher is killed', async () => {
    const { process: launcher, ended } = await started();
    launcher.kill('SIGKILL');
    await ended;
    await expect.poll(async () => [...(await takenPorts()), ...leftBehind()]).toEqual([]);
  });
});

test('names a taken port and ends', async () => {
  const other = createServer().listen(ports.firestore, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  try {
    launched = launch(['--suite-only'], mark);
    expect(await launched.ended).toBe(1);
    expect(launched.printed()).toMatch(
      /^✘ Port 8080, which the Firestore emulator needs, is taken.* and try again\. .*STREETLORE_PORT_OFFSET=1000\.\n$/,
    );
    expect(leftBehind()).toEqual([]);
    showsFault(36, 1, 'taken port: a sentence, exit code 1, nothing left running');
  } finally {
    other.close();
  }
});

test('explains itself when an option is unknown', async () => {
  launched = launch(['--frobnicate'], mark);
  expect(await launched.ended).toBe(1);
  expect(launched.printed()).toMatch(/✘ Unknown option '--frobnicate'/);
});

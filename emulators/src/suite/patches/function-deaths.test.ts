import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
type Worker = { waitForSocketReady(): Promise<void> };
type Pool = { addWorker(trigger: { id: string }, runtime: object, extension: object, runtimeName: string): Worker };
const firebaseTools: {
  RuntimeWorkerPool: new () => Pool;
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
type Response = { headersSent: boolean; status(code: number): { send(text: string): void } };
type Emulator = { handleHttpsTrigger(request: object, response: Response): Promise<void> };
const {
  noticeDeath,
  answerFailedStart,
}: {
  noticeDeath(pools: object): void;
  answerFailedStart(emulator: { prototype: Emulator }): void;
} = require('./function-deaths.cjs');

test('the wait for a process ends when the process dies while it starts', async () => {
  noticeDeath(firebaseTools);
  const dying = new EventEmitter();
  const conn = { httpReqOpts: () => ({ socketPath: '/nowhere' }) };
  const runtime = { process: dying, events: new EventEmitter(), conn };
  const worker = new firebaseTools.RuntimeWorkerPool().addWorker({ id: 'dying' }, runtime, {}, 'nodejs24');
  const ready = worker.waitForSocketReady();
  dying.emit('exit');
  await expect(ready).rejects.toThrow('ended before it was ready');
});

test('a caller whose process could not be started gets an answer', async () => {
  class FunctionsEmulator implements Emulator {
    // When a start fails, firebase-tools only writes to its log.
    async handleHttpsTrigger(): Promise<void> {}
  }
  answerFailedStart(FunctionsEmulator);
  const emulator: Emulator = new FunctionsEmulator();
  const answers: number[] = [];
  const response = (headersSent: boolean): Response => ({
    headersSent,
    status: (code) => ({ send: () => void answers.push(code) }),
  });
  await emulator.handleHttpsTrigger({}, response(false));
  await emulator.handleHttpsTrigger({}, response(true));
  expect(answers).toEqual([503]);
});

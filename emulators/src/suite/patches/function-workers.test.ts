import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

type Worker = { state: string; readyForWork(): void };
type Pool = {
  getIdleWorker(id: string, runtime: string): Worker | undefined;
  addWorker(trigger: { id: string }, runtime: unknown, extension: object, runtimeName: string): Worker;
  submitRequest(id: string, request: object, answer: Answer): Promise<void>;
};
type Pools = { RuntimeWorkerPool: new () => Pool };

const require = createRequire(import.meta.url);
const firebaseTools: Pools = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
type Emulator = { startRuntime(backend: object, trigger: { id: string }): Promise<unknown> };
const {
  shareWorkers,
  startOnce,
}: {
  shareWorkers(pools: Pools, kept: number, warm: string[]): void;
  startOnce(emulator: { prototype: Emulator }): void;
} = require('./function-workers.cjs');
const KEPT = 2;
const NODE = 'nodejs24';

/** The emulator's answer to its client. */
class Answer extends PassThrough {
  writeHead(): void {}
}

/** A function's process as the pool sees it: it answers on its port, and a signal ends it. */
class FunctionProcess extends EventEmitter {
  isKilled = false;
  kill(): void {
    this.isKilled = true;
    this.emit('exit');
  }
}

let server: Server;
let held: (() => void)[] = [];
let pool: Pool;
let processes: Map<Worker, FunctionProcess>;

beforeAll(async () => {
  shareWorkers(firebaseTools, KEPT, ['warm']);
  server = createServer((request, answer) => {
    if (request.url === '/held') held.push(() => answer.end());
    else answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  held = [];
  processes = new Map();
  pool = new firebaseTools.RuntimeWorkerPool();
});

/**
 * Calls a function as FunctionsEmulator.handleHttpsTrigger does. Resolves when the whole answer was
 * sent.
 */
async function call(id: string, path = '/'): Promise<Worker> {
  const worker = pool.getIdleWorker(id, NODE) ?? start(id);
  const answer = new Answer();
  const closed = new Promise((resolve) => answer.once('close', resolve));
  await pool.submitRequest(id, { method: 'GET', path, headers: {} }, answer.resume());
  await closed;
  return worker;
}

function start(id: string): Worker {
  const process = new FunctionProcess();
  const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }) };
  const worker = pool.addWorker({ id }, { process, events: new EventEmitter(), conn }, {}, NODE);
  processes.set(worker, process);
  worker.readyForWork();
  return worker;
}

const running = () => [...processes.values()].map(({ isKilled }) => !isKilled);

test('keeps the idle processes that were used last', async () => {
  await call('first');
  await call('second');
  await call('first');
  await call('third');
  expect(running()).toEqual([true, false, true]);
});

test('starts another process for a function whose process ended', async () => {
  const before = await call('first');
  await call('second');
  await call('third');
  expect(pool.getIdleWorker('first', NODE)).toBeUndefined();
  expect(await call('first')).not.toBe(before);
});

test('ends no process that is answering, has just started or is kept warm', async () => {
  await call('warm');
  const answering = call('answering', '/held');
  start('started');
  for (const id of ['first', 'second', 'third', 'fourth']) await call(id);
  expect(running()).toEqual([true, true, true, false, false, true, true]);
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await answering;
  expect(running()).toEqual([true, true, true, false, false, false, true]);
});

test('a busy process takes more requests, and stays until all of them are answered', async () => {
  const [one, two] = [call('shared', '/held'), call('shared', '/held')];
  await expect.poll(() => held.length).toBe(2);
  held[0]?.();
  const worker = await one;
  for (const id of ['first', 'second', 'third']) await call(id);
  expect(running()).toEqual([true, false, true, true]);
  held[1]?.();
  expect(await two).toBe(worker);
});

test('requests for a function wait for its process to start', async () => {
  let starts = 0;
  class FunctionsEmulator implements Emulator {
    async startRuntime(): Promise<number> {
      starts += 1;
      return await Promise.resolve(starts);
    }
  }
  startOnce(FunctionsEmulator);
  const emulator: Emulator = new FunctionsEmulator();
  const start = (id: string) => emulator.startRuntime({ codebase: 'default' }, { id });
  expect(await Promise.all([start('a'), start('b'), start('a')])).toEqual([1, 2, 1]);
  expect(await start('a')).toBe(3);
});

/**
 * Preloaded into firebase-tools: its functions emulator hands a process one request at a time and starts another process, a second
 * of a processor's work and 90 MB, for each that comes meanwhile. Under a few texts a second that never ends. Cloud Run, where the
 * functions live, hands an instance up to 80 requests at once; so does this, and starts one process for a function however many
 * requests wait for it.
 * https://docs.cloud.google.com/run/docs/about-concurrency
 */
const Module = require('node:module');
const { join } = require('node:path');

/** What 2nd generation functions have by default: `concurrency` in firebase-functions. */
const CONCURRENCY = 80;

const emulator = join('firebase-tools', 'lib', 'emulator', 'functionsEmulator.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request === './functionsRuntimeWorker' && parent?.filename?.endsWith(emulator)) shareWorkers(loaded);
  if (request.endsWith('functionsEmulator') && loaded.FunctionsEmulator) startOnce(loaded.FunctionsEmulator);
  return loaded;
};

/** A process that is at work takes more, up to the limit. */
function shareWorkers({ RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState }) {
  if (RuntimeWorker.prototype.isShared) return;
  RuntimeWorker.prototype.isShared = true;
  const { request } = RuntimeWorker.prototype;
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  const atWork = new WeakMap();
  const requestsOf = (worker) => atWork.get(worker) ?? 0;

  RuntimeWorker.prototype.request = async function (...given) {
    atWork.set(this, requestsOf(this) + 1);
    try {
      return await request.apply(this, given);
    } finally {
      atWork.set(this, requestsOf(this) - 1);
    }
  };

  RuntimeWorkerPool.prototype.getIdleWorker = function (...of) {
    const { BUSY } = RuntimeWorkerState;
    return (
      getIdleWorker.apply(this, of) ??
      this.getTriggerWorkers(...of).find((worker) => worker.state === BUSY && requestsOf(worker) < CONCURRENCY)
    );
  };
}

/** Requests that come while a function's process starts wait for it. */
function startOnce(FunctionsEmulator) {
  if (FunctionsEmulator.prototype.starting) return;
  FunctionsEmulator.prototype.starting = new Map();
  const { startRuntime } = FunctionsEmulator.prototype;

  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    if (!trigger) return startRuntime.call(this, backend, trigger);
    const key = `${backend.codebase} ${trigger.id}`;
    const begun = this.starting.get(key);
    if (begun) return begun;
    const start = startRuntime.call(this, backend, trigger).finally(() => this.starting.delete(key));
    this.starting.set(key, start);
    return start;
  };
}

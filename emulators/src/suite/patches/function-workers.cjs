/**
 * Preloaded into firebase-tools on small machines. A function's process takes several requests at
 * once, as an instance on Cloud Run does, and idle processes end.
 *
 * Without it the emulator gives a process one request at a time, starts another process for each
 * request that comes meanwhile, and never ends one. Under a few texts a second their number grows
 * without end (docs/decisions/the-local-platform.md).
 *
 * - Stands for: https://github.com/firebase/firebase-tools/issues/5503 (`concurrency` is ignored)
 *   and https://github.com/firebase/firebase-tools/issues/8113 (processes are never ended).
 * - Goes when: both are closed.
 */
const Module = require('node:module');
const { join } = require('node:path');

/** The default of 2nd generation functions: `concurrency` in firebase-functions. */
const CONCURRENCY = 80;

/**
 * How many idle processes are kept, beside those of the functions that people wait for. The tests
 * keep more.
 */
const KEPT = Number(process.env.KEPT_IDLE ?? 6);

const emulator = join('firebase-tools', 'lib', 'emulator', 'functionsEmulator.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request === './functionsRuntimeWorker' && parent?.filename?.endsWith(emulator))
    shareWorkers(loaded, KEPT, (process.env.KEPT_WARM ?? '').split(','));
  if (request.endsWith('/functionsEmulator')) startOnce(loaded.FunctionsEmulator);
  return loaded;
};

/**
 * Changes the pool of workers in firebase-tools (lib/emulator/functionsRuntimeWorker.js): a worker
 * takes more than one request at a time, and ends when more than `kept` workers are idle. The
 * workers of the functions named in `warm` stay.
 *
 * An idle worker ends as all workers do when the functions are reloaded
 * (RuntimeWorkerPool.refresh). The pool stops offering the worker in the same turn in which it
 * found the worker idle, so no request can reach it.
 */
function shareWorkers({ RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState }, kept, warm) {
  const { BUSY, IDLE, FINISHED, FINISHING } = RuntimeWorkerState;
  /**
   * How many requests each worker handles now. The worker that was used longest ago comes first.
   */
  const inHand = new Map();
  const requestsOf = (worker) => inHand.get(worker) ?? 0;
  const { request } = RuntimeWorker.prototype;
  const { getIdleWorker } = RuntimeWorkerPool.prototype;

  RuntimeWorkerPool.prototype.getIdleWorker = function (...of) {
    const takesMore = (worker) => worker.state === BUSY && requestsOf(worker) < CONCURRENCY;
    return getIdleWorker.apply(this, of) ?? this.getTriggerWorkers(...of).find(takesMore);
  };

  RuntimeWorker.prototype.request = function (req, resp, body, debug) {
    use(this, 1);
    // The pool counts a request as done at the first pause of its answer. The request is really
    // done when the whole answer has been sent.
    const gone = resp.closed ? undefined : new Promise((resolve) => resp.once('close', resolve));
    const answered = request.call(this, req, resp, body, debug);
    void Promise.allSettled([answered, gone]).then(() => {
      use(this, -1);
      for (const worker of idleTooMany()) end(worker);
    });
    return answered;
  };

  function use(worker, more) {
    const count = requestsOf(worker) + more;
    inHand.delete(worker);
    inHand.set(worker, count);
  }

  function idleTooMany() {
    const idle = [];
    for (const [worker, count] of inHand) {
      if (worker.state === FINISHED) inHand.delete(worker);
      else if (worker.state === IDLE && count === 0 && !warm.includes(worker.triggerKey)) idle.push(worker);
    }
    return idle.slice(0, Math.max(0, idle.length - kept));
  }

  function end(worker) {
    inHand.delete(worker);
    worker.state = FINISHING;
    worker.runtime.process.kill();
  }
}

/**
 * Makes requests that come while a function's process starts wait for that process, instead of each
 * starting another.
 */
function startOnce(FunctionsEmulator) {
  const { startRuntime } = FunctionsEmulator.prototype;
  if (startRuntime.isOnce) return;
  const starting = new Map();

  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    if (!trigger) return startRuntime.call(this, backend, trigger);
    const key = `${backend.codebase} ${trigger.id}`;
    const begun = starting.get(key);
    if (begun) return begun;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, start);
    return start;
  };
  FunctionsEmulator.prototype.startRuntime.isOnce = true;
}

module.exports = { shareWorkers, startOnce };

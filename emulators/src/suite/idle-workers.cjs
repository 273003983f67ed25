/**
 * Preloaded into firebase-tools: its functions emulator keeps every process that it ever started, one for each function and for each of
 * its calls at a time. With this, of those that have nothing to do only the ones that were used last are kept; another is started when it
 * is called again. One ends as all do when the functions are loaded anew (RuntimeWorkerPool.refresh): it leaves the pool's choice
 * first, in the same turn in which it was found idle, so no request can meet it.
 */
const Module = require('node:module');
const { join } = require('node:path');

/** How many processes are kept that have nothing to do, beside one of each function that people wait for. */
const KEPT = 6;

const emulator = join('firebase-tools', 'lib', 'emulator', 'functionsEmulator.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request === './functionsRuntimeWorker' && parent?.filename?.endsWith(emulator)) {
    endIdleWorkers(loaded, KEPT, (process.env.KEPT_WARM ?? '').split(','));
  }
  return loaded;
};

/**
 * Has the workers of firebase-tools' pool (lib/emulator/functionsRuntimeWorker.js) end when more than `kept` are idle; `warm` names the
 * functions that keep a process of their own.
 */
function endIdleWorkers({ RuntimeWorker, RuntimeWorkerState }, kept, warm) {
  /** What each worker has in hand, the one that was used longest ago first. */
  const inHand = new Map();
  const { request } = RuntimeWorker.prototype;

  RuntimeWorker.prototype.request = function (req, resp, body, debug) {
    use(this, 1);
    // The pool takes a worker for idle from the first pause of its answer on; it is when the answer has gone out.
    resp.once('close', () => {
      use(this, -1);
      for (const worker of idleTooMany()) end(worker);
    });
    return request.call(this, req, resp, body, debug);
  };

  function use(worker, more) {
    const count = (inHand.get(worker) ?? 0) + more;
    inHand.delete(worker);
    inHand.set(worker, count);
  }

  function idleTooMany() {
    const idle = [];
    for (const [worker, count] of inHand) {
      if (worker.state === RuntimeWorkerState.FINISHED) inHand.delete(worker);
      else if (worker.state === RuntimeWorkerState.IDLE && count === 0) idle.push(worker);
    }
    const latest = new Map(idle.map((worker) => [worker.triggerKey, worker]));
    const isWarm = (worker) => warm.includes(worker.triggerKey) && latest.get(worker.triggerKey) === worker;
    const others = idle.filter((worker) => !isWarm(worker));
    return others.slice(0, Math.max(0, others.length - kept));
  }

  function end(worker) {
    inHand.delete(worker);
    worker.state = RuntimeWorkerState.FINISHING;
    worker.runtime.process.kill();
  }
}

module.exports = { endIdleWorkers };

/**
 * Preloaded into firebase-tools. A request whose process dies while it starts is answered with 503,
 * as on Cloud Run.
 *
 * Without it firebase-tools waits half a minute for the dead process, and then leaves the request
 * open for ever. Tests kill processes (`npm run soak`).
 *
 * - Stands for: an answer in the `catch` of `handleHttpsTrigger`, which only writes to the log
 *   (lib/emulator/functionsEmulator.js). No issue asks for it.
 * - Goes when: that `catch` answers the request.
 */
const Module = require('node:module');
const { join } = require('node:path');

const emulator = join('firebase-tools', 'lib', 'emulator', 'functionsEmulator.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request === './functionsRuntimeWorker' && parent?.filename?.endsWith(emulator)) noticeDeath(loaded);
  if (request.endsWith('/functionsEmulator')) answerFailedStart(loaded.FunctionsEmulator);
  return loaded;
};

function noticeDeath({ RuntimeWorker }) {
  const { waitForSocketReady } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.waitForSocketReady = function () {
    const died = new Promise((_, reject) => {
      this.runtime.process.once('exit', () => reject(new Error('The process ended before it was ready')));
    });
    return Promise.race([waitForSocketReady.call(this), died]);
  };
}

function answerFailedStart(FunctionsEmulator) {
  const { handleHttpsTrigger } = FunctionsEmulator.prototype;
  if (handleHttpsTrigger.answersAll) return;
  FunctionsEmulator.prototype.handleHttpsTrigger = async function (req, res) {
    await handleHttpsTrigger.call(this, req, res);
    if (!res.headersSent) res.status(503).send('The function could not be started');
  };
  FunctionsEmulator.prototype.handleHttpsTrigger.answersAll = true;
}

module.exports = { noticeDeath, answerFailedStart };

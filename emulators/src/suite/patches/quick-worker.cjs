/**
 * Preloaded into the functions' processes on small machines. firebase-tools runs each process with
 * modules that load all of its deploy and extensions code and all of firebase-functions. A running
 * function needs almost nothing of this code, which costs a third of a second and 20 MB a process.
 * With this file a module loads what it requires at the first use.
 *
 * - Stands for: a lib/emulator/functionsEmulatorRuntime.js that requires none of firebase-tools'
 *   deploy code. No issue asks for it.
 * - Goes when: that file does.
 */
const Module = require('node:module');
const { join } = require('node:path');

const tools = join('firebase-tools', 'lib');
const shared = join(tools, 'emulator', 'functionsEmulatorShared.js');
const aiLogic = join(tools, 'deploy', 'functions', 'services', 'ailogic.js');
const aiLogicClient = join(tools, 'gcp', 'ailogic.js');
const runtime = join(tools, 'emulator', 'functionsEmulatorRuntime.js');
const allOfFunctions = join('firebase-functions', 'lib', 'v2', 'index.js');
const load = Module._load;

/** Whether the module `from` can load `request` at its first use. */
function canWait(request, from) {
  if (from.endsWith(shared) || from.endsWith(aiLogic) || from.endsWith(aiLogicClient)) return request.startsWith('.');
  return from.endsWith(runtime) && request.endsWith(allOfFunctions);
}

/**
 * firebase-tools makes a client of this service while the module loads. No function's process calls
 * that client, so a stub stands in for it.
 */
const uncalled = { Client: class {}, aiLogicProxyOrigin: () => undefined };

Module._load = (request, parent, isMain) => {
  const from = parent?.filename ?? '';
  if (from.endsWith(aiLogicClient) && /\/api(v2)?$/.test(request)) return uncalled;
  if (!canWait(request, from)) return load(request, parent, isMain);
  return new Proxy({}, { get: (_, name) => load(request, parent, isMain)[name] });
};

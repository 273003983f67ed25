/**
 * Preloaded into the processes of the functions: firebase-tools runs each with modules that load the whole of its deploy and
 * extensions code, and with all of firebase-functions, of which a running function needs next to nothing: a third of a second of
 * work and 20 MB a process. What those modules require is loaded when it is first used.
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

/** Whether the module `from` may wait for `request` until it uses it. */
function canWait(request, from) {
  if (from.endsWith(shared) || from.endsWith(aiLogic) || from.endsWith(aiLogicClient)) return request.startsWith('.');
  return from.endsWith(runtime) && request.endsWith(allOfFunctions);
}

/** The client of a service that no function's process calls is made while its module loads, of all of firebase-tools' own clients. */
const uncalled = { Client: class {}, aiLogicProxyOrigin: () => undefined };

Module._load = (request, parent, isMain) => {
  const from = parent?.filename ?? '';
  if (from.endsWith(aiLogicClient) && /\/api(v2)?$/.test(request)) return uncalled;
  if (!canWait(request, from)) return load(request, parent, isMain);
  return new Proxy({}, { get: (_, name) => load(request, parent, isMain)[name] });
};

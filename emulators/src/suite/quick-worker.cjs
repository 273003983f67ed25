/**
 * Preloaded into the processes of the functions: firebase-tools runs each with a module that loads the whole of its deploy
 * and extensions code, half a second of work and 20 MB a process, of which a running function needs next to nothing. What
 * that module requires is loaded when it is first used.
 */
const Module = require('node:module');
const { join } = require('node:path');

const shared = join('firebase-tools', 'lib', 'emulator', 'functionsEmulatorShared.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  if (!parent?.filename?.endsWith(shared) || !request.startsWith('.')) return load(request, parent, isMain);
  return new Proxy({}, { get: (_, name) => load(request, parent, isMain)[name] });
};

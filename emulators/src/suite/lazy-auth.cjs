/**
 * Preloaded into firebase-tools: its Auth emulator compiles a validator for every parameter of every method of Google's identity API
 * before it listens, eight seconds of a processor's work, and needs a few of them. Exegesis, which does it, has an option to compile
 * each when it is first used (`lazyCompileValidationSchemas`).
 */
const Module = require('node:module');
const { join } = require('node:path');

const auth = join('firebase-tools', 'lib', 'emulator', 'auth', 'server.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request !== 'exegesis-express' || !parent?.filename?.endsWith(auth)) return loaded;
  const middleware = (spec, options) => loaded.middleware(spec, { ...options, lazyCompileValidationSchemas: true });
  return { ...loaded, middleware };
};

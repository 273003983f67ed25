/**
 * Preloaded into firebase-tools. Before its Auth emulator listens, it compiles a validator for
 * every parameter of every method of Google's identity API. That takes eight seconds of a
 * processor, and only a few validators are needed. Exegesis, the library that compiles them, has an
 * option to compile each validator at its first use (`lazyCompileValidationSchemas`).
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

/**
 * Preloaded into firebase-tools on small machines. Before its Auth emulator listens, it compiles a
 * validator for every parameter of every method of Google's identity API. That takes eight seconds
 * of a processor, and only a few validators are needed.
 *
 * - Stands for: `lazyCompileValidationSchemas`, an option of Exegesis that compiles each validator
 *   at its first use (https://github.com/exegesis-js/exegesis/pull/497). firebase-tools does not set
 *   it in lib/emulator/auth/server.js. No issue asks for it.
 * - Goes when: firebase-tools sets it.
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

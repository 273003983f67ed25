/**
 * Preloaded into the hosting emulator, which answers 500 to an address with a broken escape or a part longer than a file's name may
 * be, and ends altogether at `//`, where hosting itself knows that it has no such file. With this the function `page` is asked about
 * such an address, as about every other that is no file.
 */
const Module = require('node:module');
const { join } = require('node:path');

const hosting = join('firebase-tools', 'lib', 'serve', 'hosting.js');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request !== 'superstatic' || !parent?.filename?.endsWith(hosting)) return loaded;
  const files = parent.require('superstatic/lib/providers/fs');
  return { ...loaded, server: (options) => forgiving(loaded, files, options) };
};

function forgiving(superstatic, files, options) {
  const find = files({ cwd: options.cwd, ...options.config });
  const app = superstatic.server({ ...options, provider: (req, path) => find(req, path).catch(unlessTooLong) });
  app.use((req, _res, next) => {
    req.url = readable(req.url);
    next();
  });
  return app;
}

function unlessTooLong(error) {
  if (error.code === 'ENAMETOOLONG') return null;
  throw error;
}

/** The same address in a spelling that every part of the emulator can read: a broken escape as an escaped percent sign. */
function readable(url) {
  const [, path, query] = /^([^?]*)(.*)$/s.exec(url);
  const plain = path.replace(/^\/\//, '/%2F');
  try {
    decodeURIComponent(plain);
    return plain + query;
  } catch {
    return plain.replaceAll('%', '%25') + query;
  }
}

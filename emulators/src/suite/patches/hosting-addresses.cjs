/**
 * Preloaded into firebase-tools, whose hosting emulator fails on some addresses: it answers 500 to a
 * broken escape, or to a part longer than a file's name may be, and it crashes at `//`. The real
 * hosting knows that it has no such file. With this code the emulator asks the function `page` about
 * such an address, as about every other address without a file.
 *
 * - Stands for: https://github.com/firebase/superstatic/issues/210 (long names; closed, and still so).
 *   No issue asks for broken escapes or `//`.
 * - Goes when: superstatic takes these three for addresses without a file.
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

/**
 * Rewrites an address so that every part of the emulator can read it: the percent sign of a broken
 * escape is escaped.
 */
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

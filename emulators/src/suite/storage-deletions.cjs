/**
 * Preloaded into firebase-tools: its Storage emulator looks a file up, asks the rules about it, and then reads its bytes. Of a file that
 * was deleted in between there are none, and the error of that ends all emulators. With this the answer is 404, as Storage's is.
 */
const Module = require('node:module');
const { join } = require('node:path');

const storage = join('firebase-tools', 'lib', 'emulator', 'storage');
const load = Module._load;

Module._load = (request, parent, isMain) => {
  const loaded = load(request, parent, isMain);
  if (request === './files' && parent?.filename?.includes(storage)) missDeleted(loaded, parent.require('./errors'));
  return loaded;
};

/** Has a storage layer say of a file that is deleted while it is being read that it is not found. */
function missDeleted({ StorageLayer }, { NotFoundError }) {
  const { getObject } = StorageLayer.prototype;
  StorageLayer.prototype.getObject = async function (request) {
    const found = await getObject.call(this, request);
    if (found.data === undefined) throw new NotFoundError('File not found');
    return found;
  };
}

module.exports = { missDeleted };

/**
 * Preloaded into firebase-tools. Its Storage emulator looks a file up, asks the rules about the file
 * and then reads the bytes. If the file was deleted in between, the error ends all emulators. With
 * this code the emulator answers 404, as Storage does.
 *
 * - Stands for: a second look in `StorageLayer.getObject` (lib/emulator/storage/files.js), after the
 *   rules were asked. No issue asks for it.
 * - Goes when: `getObject` throws NotFoundError then.
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

/** Makes a storage layer answer 'not found' for a file that is deleted while it is being read. */
function missDeleted({ StorageLayer }, { NotFoundError }) {
  const { getObject } = StorageLayer.prototype;
  StorageLayer.prototype.getObject = async function (request) {
    const found = await getObject.call(this, request);
    if (found.data === undefined) throw new NotFoundError('File not found');
    return found;
  };
}

module.exports = { missDeleted };

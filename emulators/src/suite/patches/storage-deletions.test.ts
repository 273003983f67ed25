import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const files = require('firebase-tools/lib/emulator/storage/files.js');
const errors = require('firebase-tools/lib/emulator/storage/errors.js');
const { missDeleted } = require('./storage-deletions.cjs');

test('answers 404 for a file that is deleted while the rules are asked, and serves another file', async () => {
  missDeleted(files, errors);
  const metadata = { size: 4, asRulesResource: () => ({}) };
  const stored = new Map(['bucket/gone.jpg', 'bucket/there.jpg'].map((path) => [path, { metadata }]));
  const rules = {
    async validate() {
      stored.delete('bucket/gone.jpg');
      return true;
    },
  };
  const layer = new files.StorageLayer('demo', stored, new Map(), rules, rules, {
    readBytes: () => Buffer.from('jpeg'),
  });
  const read = (decodedObjectId: string) => layer.getObject({ bucketId: 'bucket', decodedObjectId });
  await expect(read('gone.jpg')).rejects.toBeInstanceOf(errors.NotFoundError);
  expect((await read('there.jpg')).data.toString()).toBe('jpeg');
});

/**
 * `npm run indexes`: writes the firestore.indexes.json that the domain's queries need. With
 * `--check` it writes nothing, and fails when the file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, ttls } from '../domain/indexes/catalogue.ts';
import { indexesOf } from '../domain/indexes/index.ts';

const file = fileURLToPath(new URL('../firestore.indexes.json', import.meta.url));

const generated = indexesOf(
  catalogue.map(({ query }) => query),
  ttls,
);
const text = `${JSON.stringify(generated, null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('firestore.indexes.json is not what the queries need: run `npm run indexes` and commit the file.');
  process.exit(1);
}

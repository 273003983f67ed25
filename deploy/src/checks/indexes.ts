import { catalogue, ttls } from '../../../domain/indexes/catalogue.ts';
import { indexesOf } from '../../../domain/indexes/index.ts';
import { type Indexes, indexName } from './firestore.ts';

const queries = catalogue.map(({ query }) => query);

/**
 * Says which needed indexes are not declared, and which declared indexes no query needs.
 */
export function findStaleIndexes({ indexes }: Pick<Indexes, 'indexes'>): string[] {
  const needed = indexesOf(queries, ttls).indexes.map((index) => indexName({ ...index, fields: [...index.fields] }));
  const declared = indexes.map(indexName);
  return [
    ...needed.filter((name) => !declared.includes(name)).map((name) => `A query needs the index ${name}`),
    ...declared.filter((name) => !needed.includes(name)).map((name) => `No query needs the index ${name}`),
  ].map((fault) => `${fault}: run npm run indexes.`);
}

import { DOCUMENT_ID, limit, orderBy, query, startAfter } from '@streetlore/domain/query';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, storedSchema } from '../store/stored.ts';

export type BatchOptions = {
  /** Where the batch begins: the `next` of the batch before; null for the first batch. */
  from: string | null;
  /** True reports the changes and makes none. */
  isDry: boolean;
  /** Prints a line for the person who runs the migration. */
  report: (line: string) => void;
};

/** The number of changes of a batch, and where the next batch begins; null after the last batch. */
type Batch = { changed: number; next: string | null };

/** A change of stored documents. It runs once, batch by batch, on a database in use. */
export type Migration = {
  /** Its permanent name in `migrations`. The file has the same name. */
  readonly id: string;
  /** A run that dies repeats its last batch, which must leave the same result. */
  batch(services: Services<'storageBase'>, options: BatchOptions): Promise<Batch>;
};

/** Documents in one batch, well within the limit of one commit (500 writes). */
const AT_ONCE = 200;

/** Finds the documents of a collection after the id `last`, in the order of their ids. */
export const documentsAfter = ({ store }: Services, collection: string, last: string, most: number) =>
  store.findVersioned(
    query(collection, storedSchema, orderBy(DOCUMENT_ID), ...(last ? [startAfter(last)] : []), limit(most)),
  );

/** Where the next batch begins. The collections `names` come one after another. */
function nextOf(names: readonly string[], name: string, found: readonly FoundDocument<AnyDocument>[], most: number) {
  const end = found.length === most ? found.at(-1) : undefined;
  if (end) return `${name}/${end.ref.id}`;
  const following = names[names.indexOf(name) + 1];
  return following === undefined ? null : `${following}/`;
}

/** @returns whether a field of the document changes, or would change in a dry run */
export type Complete = (services: Services, id: string, isDry: boolean) => Promise<boolean>;

/** How many documents a migration fills in at once. Each has a transaction of its own. */
const COMPLETED_AT_ONCE = 50;

/** Adds to each document of whole collections what a save adds nowadays. */
export function ofCompletions(id: string, completing: Readonly<Record<string, Complete>>): Migration {
  const names = Object.keys(completing);
  return {
    id,
    async batch(services, { from, isDry, report }) {
      const [name = names[0] ?? '', last = ''] = from?.split('/') ?? [];
      const complete = completing[name];
      if (!complete) throw new Error(`${id} knows no collection ${name}`);
      const found = await documentsAfter(services, name, last, COMPLETED_AT_ONCE);
      let changed = 0;
      for (const { ref } of found) {
        if (!(await complete(services, ref.id, isDry))) continue;
        report(ref.path);
        changed += 1;
      }
      return { changed, next: nextOf(names, name, found, COMPLETED_AT_ONCE) };
    },
  };
}

type Change = (document: AnyDocument) => Record<string, unknown> | null;

/**
 * Each write is conditional on the version that was read.
 * @param changes by collection: the fields to write into a document; null for a document that needs
 * no change
 */
export function ofDocuments(id: string, changes: Readonly<Record<string, Change>>): Migration {
  const names = Object.keys(changes);
  return {
    id,
    async batch(services, { from, isDry, report }) {
      const [name = names[0] ?? '', last = ''] = from?.split('/') ?? [];
      const change = changes[name];
      if (!change) throw new Error(`${id} knows no collection ${name}`);
      const { found, changed } = await withoutConflict(async () => {
        const documents = await documentsAfter(services, name, last, AT_ONCE);
        return { found: documents, changed: await write(services, documents, change, isDry) };
      });
      for (const path of changed) report(path);
      return { changed: changed.length, next: nextOf(names, name, found, AT_ONCE) };
    },
  };
}

/** @returns the paths of the changed documents */
async function write(
  { store }: Services,
  documents: readonly FoundDocument<AnyDocument>[],
  change: Change,
  isDry: boolean,
) {
  const commit = store.commit();
  const paths: string[] = [];
  for (const document of documents) {
    const fields = change(document.value);
    if (fields === null) continue;
    commit.update(document, fields);
    paths.push(document.ref.path);
  }
  if (!isDry) await commit.run();
  return paths;
}

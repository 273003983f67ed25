import { DOCUMENT_ID, limit, orderBy, query, startAfter } from '@streetlore/domain/query';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, storedSchema } from '../store/stored.ts';

export type BatchOptions = {
  /** Where the batch begins: what the one before answered as `next`; null for the first. */
  from: string | null;
  /** Says what would be done, and does nothing. */
  isDry: boolean;
  /** Takes a line for whoever runs it. */
  tell: (line: string) => void;
};

/** What a batch has changed, and where the next one begins; null after the last. */
export type Batch = { changed: number; next: string | null };

/** A change of documents that are stored already. It runs once, from the first batch to the last, on a database in use. */
export type Migration = {
  /** Its name in `migrations`, for ever, which is also that of its file. */
  readonly id: string;
  /** One batch. A run that dies repeats its last one, so that a batch done twice has to leave the same. */
  batch(services: Services<'storageBase'>, options: BatchOptions): Promise<Batch>;
};

/** Documents of a batch, well within what one commit may hold (500 writes). */
const AT_ONCE = 200;

/** The documents of a collection after one, by their ids. */
export const documentsAfter = ({ store }: Services, collection: string, last: string, most: number) =>
  store.findVersioned(
    query(collection, storedSchema, orderBy(DOCUMENT_ID), ...(last ? [startAfter(last)] : []), limit(most)),
  );

/** Where the batch after `found` begins, when the collections `names` are gone through one after another. */
export function nextOf(
  names: readonly string[],
  name: string,
  found: readonly FoundDocument<AnyDocument>[],
  most: number,
) {
  const end = found.length === most ? found.at(-1) : undefined;
  if (end) return `${name}/${end.ref.id}`;
  const following = names[names.indexOf(name) + 1];
  return following === undefined ? null : `${following}/`;
}

/** Completes the document with this id. @returns whether anything of it changes, or would */
export type Complete = (services: Services, id: string, isDry: boolean) => Promise<boolean>;

/** Documents of a batch that are completed, each in a transaction of its own. */
const COMPLETED_AT_ONCE = 50;

/** A migration of whole collections, one after another, that does with each document what a save does since. */
export function ofCompletions(id: string, completing: Readonly<Record<string, Complete>>): Migration {
  const names = Object.keys(completing);
  return {
    id,
    async batch(services, { from, isDry, tell }) {
      const [name = names[0] ?? '', last = ''] = from?.split('/') ?? [];
      const complete = completing[name];
      if (!complete) throw new Error(`${id} knows no collection ${name}`);
      const found = await documentsAfter(services, name, last, COMPLETED_AT_ONCE);
      let changed = 0;
      for (const { ref } of found) {
        if (!(await complete(services, ref.id, isDry))) continue;
        tell(ref.path);
        changed += 1;
      }
      return { changed, next: nextOf(names, name, found, COMPLETED_AT_ONCE) };
    },
  };
}

type Change = (document: AnyDocument) => Record<string, unknown> | null;

/**
 * A migration of whole collections, one after another. Each change is written only where nobody has written since it was read.
 * @param changes by collection: what to write into a document; null where it is as it should be
 */
export function ofDocuments(id: string, changes: Readonly<Record<string, Change>>): Migration {
  const names = Object.keys(changes);
  return {
    id,
    async batch(services, { from, isDry, tell }) {
      const [name = names[0] ?? '', last = ''] = from?.split('/') ?? [];
      const change = changes[name];
      if (!change) throw new Error(`${id} knows no collection ${name}`);
      const { found, changed } = await withoutConflict(async () => {
        const documents = await documentsAfter(services, name, last, AT_ONCE);
        return { found: documents, changed: await write(services, documents, change, isDry) };
      });
      for (const path of changed) tell(path);
      return { changed: changed.length, next: nextOf(names, name, found, AT_ONCE) };
    },
  };
}

/** @returns the paths of what was changed */
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

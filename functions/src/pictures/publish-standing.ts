import type { File } from '@google-cloud/storage';
import { blogPostSchema } from '@streetlore/domain/blog';
import { pictureCache, plainAddress } from '@streetlore/domain/contest';
import { collections, pictureFolders, pictureOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { withAddresses } from '@streetlore/domain/picture';
import { query } from '@streetlore/domain/query';
import { stopsOf, tourSchema } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Found, Ref, Versioned } from '../store/entity.ts';
import { asStored, type Stored } from '../store/stored.ts';
import { stored } from '../store/writes.ts';
import { publishCopies, sizeOf } from './publish.ts';

/** What happens to an object: its copies are shown from now on, its documents stay as they are and why, or its links end. */
export type Step = { path: string; step: 'published' | 'links ended' } | { path: string; step: 'left'; reason: string };

type Options = {
  /** Says what would be done, and does nothing. */
  isDry: boolean;
  tell: (step: Step) => void;
};

/**
 * The migration of pictures that tours and posts show as they were uploaded: their copies are published, the documents show those,
 * and the links by which anybody may fetch the originals end. What is done already is not met again, so that it goes on where a
 * run was cut off. A changed tour or post counts as saved now: an editor that is open is told and does not bring the old address back.
 */
export async function publishStanding(services: Services<'storageBase'>, { isDry, tell }: Options): Promise<void> {
  const { store } = services;
  const shown = new Map<string, string | null>();
  const copyOf = async (path: string): Promise<void> => {
    if (shown.has(path)) return;
    const { address, reason } = isDry ? await lookedAt(services, path) : await published(services, path);
    shown.set(path, address);
    tell(address === null ? { path, step: 'left', reason } : { path, step: 'published' });
  };
  const move = async (main: Ref<Stored>, parts: () => Promise<readonly Found<Stored>[]>) => {
    await withoutConflict(async () => {
      const documents = [await main.readVersioned(), ...(await parts())];
      for (const path of documents.flatMap((one) => originalsIn(services, one))) await copyOf(path);
      if (isDry) return;
      const commit = store.commit();
      const moved = documents.map((one) => ({ one, change: changeOf(services, one, shown) }));
      if (moved.every(({ change }) => change === null)) return;
      for (const { one, change } of moved) {
        const fields = { ...change, ...(one.ref.path === main.path && { updated_at: services.now() }) };
        if (one.version && Object.keys(fields).length > 0) commit.update(one, fields);
      }
      await commit.run();
    });
  };
  for (const id of await store.ids(query(collections.tours, tourSchema)))
    await move(store.storedAt(`${collections.tours}/${id}`), () => store.findVersioned(asStored(stopsOf(id))));
  for (const id of await store.ids(query(collections.blogPosts, blogPostSchema)))
    await move(store.storedAt(`${collections.blogPosts}/${id}`), async () => []);
  const held = [...shown].filter(([, address]) => address === null).map(([path]) => path);
  await endLinks(services, new Set(held), { isDry, tell });
}

type Look = { address: string; reason?: never } | { address: null; reason: string };

const gone: Look = { address: null, reason: 'There is no such file.' };

async function published(services: Services<'storageBase'>, path: string): Promise<Look> {
  const upload = pictureOriginalOf(path);
  const size = await sizeOf(services, path);
  if (!upload || size === null) return gone;
  const to = (copy: string) => storagePaths.picturePublished(upload, copy);
  const made = await publishCopies(services, { original: path, size }, { to, cacheControl: pictureCache.own });
  return made.ok ? { address: plainAddress(made.picture) } : { address: null, reason: made.reason };
}

const lookedAt = async (services: Services, path: string): Promise<Look> =>
  (await sizeOf(services, path)) === null ? gone : { address: path };

/** The text fields of a document, by name. */
const textsOf = ({ value }: Versioned<Stored>): [string, string][] =>
  Object.entries(value === null ? {} : stored(value)).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [[name, text]] : [],
  );

/** The paths of the originals that a document shows. */
function originalsIn({ bucket }: Services, document: Versioned<Stored>): string[] {
  const paths: string[] = [];
  for (const [, text] of textsOf(document))
    withAddresses(text, bucket.name, (path) => {
      if (pictureOriginalOf(path)) paths.push(path);
      return null;
    });
  return paths;
}

/** A document's texts with the copies' addresses; null when nothing of it changes. */
function changeOf(
  { bucket }: Services,
  document: Versioned<Stored>,
  shown: ReadonlyMap<string, string | null>,
): Record<string, string> | null {
  const changed = textsOf(document).flatMap(([name, text]) => {
    const now = withAddresses(text, bucket.name, (path) => shown.get(path) ?? null);
    return now === text ? [] : [[name, now] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/**
 * Ends the download links of the originals: the client SDK's uploads get a token that opens them to whoever has it, whatever the
 * rules say (https://firebase.google.com/docs/storage/web/download-files). An object written by a server has none.
 */
async function endLinks({ bucket }: Services, held: ReadonlySet<string>, { isDry, tell }: Options): Promise<void> {
  for (const folder of pictureFolders) {
    const [files] = await bucket.getFiles({ prefix: storagePaths.pictureOriginalsIn(folder) });
    for (const file of files) {
      if (!hasLink(file) || held.has(file.name)) continue;
      if (!isDry) {
        const [bytes] = await file.download();
        const { contentType } = file.metadata;
        await file.save(bytes, { resumable: false, ...(contentType && { contentType }) });
      }
      tell({ path: file.name, step: 'links ended' });
    }
  }
}

const hasLink = ({ metadata }: File) => Boolean(metadata.metadata?.firebaseStorageDownloadTokens);

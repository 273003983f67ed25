import type { File } from '@google-cloud/storage';
import { pictureCache, plainAddress } from '@streetlore/domain/contest';
import { collections, pictureFolders, pictureOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { withAddresses } from '@streetlore/domain/picture';
import { query } from '@streetlore/domain/query';
import { stopsOf } from '@streetlore/domain/tour';
import { publishCopies, sizeOf } from '../pictures/publish.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Versioned } from '../store/entity.ts';
import { type AnyDocument, asStored, storedSchema } from '../store/stored.ts';
import { withoutId } from '../store/writes.ts';
import { type BatchOptions, documentsAfter, type Migration } from './migration.ts';

/** Tours or posts in one batch. Each may have a dozen pictures to process. */
const AT_ONCE = 10;
/** The last batch, after the batches of documents. */
const LINKS = 'links';

type Options = Pick<BatchOptions, 'isDry' | 'report'>;

/**
 * Publishes copies of the pictures that tours and posts show as uploaded, and ends the download
 * links of the originals. A changed document counts as saved now, so that an open editor does not
 * restore the old address.
 */
export const picturesMigration: Migration = {
  id: '0001-pictures',
  async batch(services, { from, ...options }) {
    if (from === LINKS) return { changed: await endLinks(services, options), next: null };
    const [collection = collections.tours, last = ''] = from?.split('/') ?? [];
    const found = await documentsAfter(services, collection, last, AT_ONCE);
    const shown = new Map<string, string | null>();
    let changed = 0;
    for (const { ref } of found) if (await move(services, ref.path, shown, options)) changed += 1;
    const end = found.length === AT_ONCE ? found.at(-1) : undefined;
    const following = collection === collections.tours ? `${collections.blogPosts}/` : LINKS;
    return { changed, next: end ? `${collection}/${end.ref.id}` : following };
  },
};

/**
 * Changes a tour with its stops, or a post.
 * @param shown the addresses of the copies by original, null for an original without copies; this
 * call adds new ones
 * @returns whether a document changes
 */
async function move(
  services: Services<'storageBase'>,
  path: string,
  shown: Map<string, string | null>,
  { isDry, report }: Options,
): Promise<boolean> {
  const { store } = services;
  return await withoutConflict(async () => {
    const main = store.storedAt(path);
    const isTour = path.startsWith(`${collections.tours}/`);
    const parts = isTour ? await store.findVersioned(asStored(stopsOf(main.id))) : [];
    const documents = [await main.readVersioned(), ...parts];
    for (const original of documents.flatMap((one) => originalsIn(services, one))) {
      if (shown.has(original)) continue;
      const { address, reason } = isDry ? await lookedAt(services, original) : await published(services, original);
      shown.set(original, address);
      report(address === null ? `${original}: left as it is. ${reason}` : `${original}: published`);
    }
    const moved = documents.map((one) => ({ one, change: changeOf(services, one, shown) }));
    if (moved.every(({ change }) => change === null)) return false;
    if (isDry) return true;
    const commit = store.commit();
    for (const { one, change } of moved) {
      const fields = { ...change, ...(one.ref.path === path && { updated_at: services.now() }) };
      if (one.version && Object.keys(fields).length > 0) commit.update(one, fields);
    }
    await commit.run();
    return true;
  });
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

/** The text fields of a document, with their names. */
const textsOf = (document: object | null): [string, string][] =>
  Object.entries(document === null ? {} : withoutId(document)).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [[name, text]] : [],
  );

function originalsIn({ bucket }: Services, { value }: Pick<Versioned<AnyDocument>, 'value'>): string[] {
  const paths: string[] = [];
  for (const [, text] of textsOf(value))
    withAddresses(text, bucket.name, (path) => {
      if (pictureOriginalOf(path)) paths.push(path);
      return null;
    });
  return paths;
}

/** The text fields with the addresses of the copies; null when nothing changes. */
function changeOf(
  { bucket }: Services,
  { value }: Versioned<AnyDocument>,
  shown: ReadonlyMap<string, string | null>,
): Record<string, string> | null {
  const changed = textsOf(value).flatMap(([name, text]) => {
    const now = withAddresses(text, bucket.name, (path) => shown.get(path) ?? null);
    return now === text ? [] : [[name, now] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/**
 * An upload by the client SDK gets a token that opens it to anybody who has the token, whatever the
 * rules say (https://firebase.google.com/docs/storage/web/download-files). An original that a
 * document still shows keeps it.
 */
async function endLinks(services: Services, { isDry, report }: Options): Promise<number> {
  const { store, bucket } = services;
  const all = [collections.tours, collections.tourStops, collections.blogPosts].map((name) =>
    store.find(query(name, storedSchema)),
  );
  const documents = (await Promise.all(all)).flat();
  // A dry run, in which every original is still shown, holds none back: it has reported them.
  const held = new Set(isDry ? [] : documents.flatMap((value) => originalsIn(services, { value })));
  let ended = 0;
  for (const folder of pictureFolders) {
    const [files] = await bucket.getFiles({ prefix: storagePaths.pictureOriginalsIn(folder) });
    for (const file of files) {
      if (!hasLink(file) || held.has(file.name)) continue;
      if (!isDry) {
        const [bytes] = await file.download();
        const { contentType } = file.metadata;
        await file.save(bytes, { resumable: false, ...(contentType && { contentType }) });
      }
      report(`${file.name}: link ended`);
      ended += 1;
    }
  }
  return ended;
}

const hasLink = ({ metadata }: File) => Boolean(metadata.metadata?.firebaseStorageDownloadTokens);

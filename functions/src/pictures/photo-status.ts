import type { File } from '@google-cloud/storage';
import {
  type CopyMove,
  copyMovesBegunUntil,
  isPublic,
  pictureCache,
  type Submission,
} from '@streetlore/domain/contest';
import { storagePaths } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';
import type { Ref } from '../store/entity.ts';
import { nullIfMissing, removeFile } from './files.ts';

/** A move that takes longer than this (ms) has lost its process. One call may take a minute. */
const ABANDONED = 2 * 60_000;
const MAX_AT_ONCE = 100;

type Moving = Pick<Services, 'store' | 'bucket' | 'now'>;

/**
 * Commits a change of a photo's status, and moves its copies. They become public before a commit that shows
 * the photo, and private after one that hides it. The move is stored first, so that the sweep finishes what a
 * crash interrupts.
 * @param next the status that the commit should give the photo; the actual status is read afterwards
 */
export async function commitPhotoStatus<T>(
  services: Moving,
  id: string,
  next: Submission['status'],
  commit: () => Promise<T>,
): Promise<T> {
  const { store, now } = services;
  const move = store.copyMoves.at();
  await move.create({ submission_id: id, begun_at: now() });
  if (isPublic(next)) await publish(services, id);
  try {
    return await commit();
  } finally {
    await finish(services, move, id);
  }
}

export async function abandonedMoves({ store, now }: Pick<Services, 'store' | 'now'>): Promise<string[]> {
  return await store.ids(copyMovesBegunUntil(after(now(), -ABANDONED), MAX_AT_ONCE));
}

/** @returns whether the abandoned move still existed */
export async function finishMove(services: Moving, id: string): Promise<boolean> {
  const move = services.store.copyMoves.at(id);
  const found = await move.read();
  if (!found) return false;
  await finish(services, move, found.submission_id);
  return true;
}

async function finish(services: Moving, move: Ref<CopyMove>, id: string): Promise<void> {
  await moveCopies(services, id);
  await move.delete();
}

/**
 * Moves a photo's copies to where its status wants them. The status is read again after each move,
 * so concurrent runs in any order leave the files as the last commit wants them.
 */
export async function moveCopies(services: Moving, id: string): Promise<void> {
  for (let arePublic: boolean | null = null; ; ) {
    const photo = await services.store.submissionHeads.at(id).read();
    if (!photo) return await withdrawForGood(services, id, arePublic !== null);
    const wanted = isPublic(photo.status);
    if (wanted === arePublic) return;
    await (wanted ? publish(services, id) : withdraw(services, id));
    arePublic = wanted;
  }
}

/** Copies the files that are not public yet. */
async function publish({ bucket }: Moving, id: string): Promise<void> {
  const [[kept], [shown]] = await Promise.all([
    bucket.getFiles({ prefix: storagePaths.contestCopiesOf(id) }),
    bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) }),
  ]);
  const there = new Set(shown.map(nameOf));
  const missing = kept.filter((copy) => !there.has(nameOf(copy)));
  const to = (copy: File) => storagePaths.contestPublished(id, nameOf(copy));
  await Promise.all(missing.map((copy) => copyTo(copy, to(copy), pictureCache.photo)));
}

/**
 * Makes copies private. Older releases had no private folder: a copy that exists only in the public one is
 * first copied.
 */
async function withdraw({ bucket }: Moving, id: string): Promise<void> {
  const [shown] = await bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) });
  await Promise.all(
    shown.map(async (file) => {
      const kept = storagePaths.contestCopy(id, nameOf(file));
      const [isKept] = await bucket.file(kept).exists();
      if (!isKept) await copyTo(file, kept, pictureCache.private);
      await removeFile(file);
    }),
  );
}

/**
 * Deletes the public copies of a photo whose document is gone.
 * @param wasPhoto whether this run saw the photo's document before. It may then have written private copies
 * again after the deletion removed them, so it deletes those too.
 */
async function withdrawForGood({ bucket }: Moving, id: string, wasPhoto: boolean): Promise<void> {
  const prefixes = [storagePaths.contestPublishedOf(id), ...(wasPhoto ? [storagePaths.contestCopiesOf(id)] : [])];
  for (const prefix of prefixes) {
    const [files] = await bucket.getFiles({ prefix });
    await Promise.all(files.map(removeFile));
  }
}

/** Copies a file, or does nothing if the file is gone: another run has moved it. */
async function copyTo(file: File, path: string, cacheControl: string): Promise<void> {
  const contentType = file.metadata.contentType ?? 'application/octet-stream';
  await nullIfMissing(file.copy(file.bucket.file(path), { contentType, cacheControl }));
}

const nameOf = ({ name }: File): string => name.split('/').at(-1) ?? name;

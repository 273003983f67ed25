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
import { removeFile, unlessGone } from '../pictures/files.ts';
import type { Services } from '../platform/services.ts';
import type { Ref } from '../store/entity.ts';

/** A move that has not ended after this many milliseconds has lost its process: a call may take a minute. */
const ABANDONED = 2 * 60_000;
const MAX_AT_ONCE = 100;

type Moving = Pick<Services, 'store' | 'bucket' | 'now'>;

/**
 * Commits what becomes of a photo, and has its copies stand where they then belong: before the commit where pages are going to
 * show them from now on, after it where nobody may see them any more. The move is noted before the first file is touched, so
 * that the sweep finishes what a crash leaves.
 * @param next the status that the commit is expected to give the photo; what it did give is looked up
 */
export async function movingCopies<T>(
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

/** Ids of the moves whose process has died, the oldest first. */
export async function abandonedMoves({ store, now }: Pick<Services, 'store' | 'now'>): Promise<string[]> {
  return await store.ids(copyMovesBegunUntil(after(now(), -ABANDONED), MAX_AT_ONCE));
}

/** Finishes such a move. @returns whether there was one */
export async function finishMove(services: Moving, id: string): Promise<boolean> {
  const move = services.store.copyMoves.at(id);
  const found = await move.read();
  if (!found) return false;
  await finish(services, move, found.submission_id);
  return true;
}

async function finish(services: Moving, move: Ref<CopyMove>, id: string): Promise<void> {
  await settleCopies(services, id);
  await move.delete();
}

/**
 * Moves a photo's copies to where its status wants them. The status is looked up again after each move, so that of several runs
 * with different news each leaves the files as the last commit wants them, in whatever order they come to it.
 */
export async function settleCopies(services: Moving, id: string): Promise<void> {
  for (let arePublic: boolean | null = null; ; ) {
    const photo = await services.store.submissionHeads.at(id).read();
    if (!photo) return await withdrawForGood(services, id, arePublic !== null);
    const wanted = isPublic(photo.status);
    if (wanted === arePublic) return;
    await (wanted ? publish(services, id) : withdraw(services, id));
    arePublic = wanted;
  }
}

/** Copies what is not public yet. */
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

/** A copy that stands in public alone, as all did before there was a private folder, is kept there first. */
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
 * Nobody sees what no photo stands for.
 * @param wasPhoto whether this run still saw the photo: then it may have put copies back that whoever deleted it had removed
 */
async function withdrawForGood({ bucket }: Moving, id: string, wasPhoto: boolean): Promise<void> {
  const prefixes = [storagePaths.contestPublishedOf(id), ...(wasPhoto ? [storagePaths.contestCopiesOf(id)] : [])];
  for (const prefix of prefixes) {
    const [files] = await bucket.getFiles({ prefix });
    await Promise.all(files.map(removeFile));
  }
}

/** A file that is gone by now is somebody else's move. */
async function copyTo(file: File, path: string, cacheControl: string): Promise<void> {
  const contentType = file.metadata.contentType ?? 'application/octet-stream';
  await unlessGone(file.copy(file.bucket.file(path), { contentType, cacheControl }));
}

const nameOf = ({ name }: File): string => name.split('/').at(-1) ?? name;

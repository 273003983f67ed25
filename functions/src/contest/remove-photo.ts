import { votesFor } from '@streetlore/domain/contest';
import { contestOriginalOf, storagePaths } from '@streetlore/domain/paths';
import { withLimit } from '@streetlore/domain/query';
import { removeFile } from '../pictures/files.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';

/** Votes deleted per commit. */
const AT_ONCE = 400;

/**
 * Deletes a photo with everything that belongs to it:
 * 1. It takes the photo off the wall, so that nobody votes for it any more.
 * 2. It deletes the pictures and votes.
 * 3. It deletes the photo's document, together with what `also` adds. After a crash the next call starts
 *    again.
 * @param also adds to the commit that deletes the photo's document
 * @returns whether this call deleted it
 */
export async function removePhoto(
  services: Services,
  submission_id: string,
  also: (commit: Writes, photo: { readonly title: string }) => void = () => undefined,
): Promise<boolean> {
  const { store } = services;
  const ref = store.submissionHeads.at(submission_id);
  const contactRef = store.submissionContact(submission_id);
  const [photo, contact] = await Promise.all([ref.read(), contactRef.read()]);
  const move = store.copyMoves.at();
  if (photo) {
    const offTheWall = store.commit();
    offTheWall.update(ref, { status: 'rejected', is_winner: false });
    offTheWall.create(move, { submission_id, begun_at: services.now() });
    // Somebody else has deleted the photo meanwhile.
    if ((await nullIfConflict(offTheWall.runVersioned())) === null) return false;
  }
  const original = contact?.original ?? null;
  await removePictures(services, submission_id, original);
  await removeVotes(services, submission_id);
  const upload = original && contestOriginalOf(original);
  const commit = store.commit();
  commit.delete(contactRef);
  commit.delete(store.submissionVerdict(submission_id));
  commit.delete(move);
  commit.delete(store.flags.at(submission_id));
  if (upload) commit.delete(store.photoUpload(upload.uid, upload.name));
  if (photo) {
    // If two delete the photo at once, the second finds it gone and adds nothing.
    commit.deleteExisting(ref);
    also(commit, photo);
  }
  const isDone = (await nullIfConflict(commit.runVersioned())) !== null;
  return isDone && photo !== null;
}

async function removePictures({ bucket }: Services, id: string, original: string | null): Promise<void> {
  const prefixes = [storagePaths.contestPublishedOf(id), storagePaths.contestCopiesOf(id)];
  const found = await Promise.all(prefixes.map((prefix) => bucket.getFiles({ prefix })));
  const copies = found.flatMap(([files]) => files);
  // `deleteFiles` would fail if somebody else has just deleted a file.
  await Promise.all((original ? [...copies, bucket.file(original)] : copies).map(removeFile));
}

async function removeVotes({ store }: Services, id: string): Promise<void> {
  const votes = withLimit(votesFor(id), AT_ONCE);
  for (let voters = await store.ids(votes); voters.length > 0; voters = await store.ids(votes)) {
    const commit = store.commit();
    for (const voter of voters) commit.delete(store.vote(id, voter));
    await commit.run();
  }
}

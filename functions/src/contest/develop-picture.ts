import { contestTexts, MOST_LOST_RUNS, type PhotoUpload, UPLOAD_LEASE, uploadState } from '@streetlore/domain/contest';
import { documents, storagePaths } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { publishCopies, sizeOf } from '../pictures/publish.ts';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { isConflict, withoutConflict } from '../store/conflict.ts';
import { submissionIdFor } from './ids.ts';

/** Whose upload, under which name. */
export type UploadId = { uid: string; name: string };

/** What came of trying: the upload is ready or refused, another run is at it, or there is no such file. */
export type Developed = { is: 'settled'; upload: PhotoUpload } | { is: 'busy' } | { is: 'missing' };

/**
 * Turns an upload into published copies, once: however often, by however many and in whatever order it is called. Copies have
 * names that follow from the upload, so a run that follows a crashed one writes the same files again.
 */
export async function developPicture(services: Services<'storageBase'>, id: UploadId): Promise<Developed> {
  const record = services.db.doc(documents.photoUpload(id.uid, id.name));
  const known = await stateOf(services, record);
  if (known?.is === 'settled' || known?.is === 'busy') return known;
  const size = await sizeOf(services, storagePaths.contestOriginal(id.uid, id.name));
  if (size === null) return { is: 'missing' };
  const claim = await withoutConflict(() => claimUpload(services, record, id));
  if ('is' in claim) return claim;
  try {
    const result = await work(services, id, size);
    const settled = { ...result, lost_runs: claim.lostBefore, lease_until: null, updated_at: services.now() };
    await record.update(settled, { lastUpdateTime: claim.at });
  } catch (error) {
    if (!isConflict(error)) {
      await release(record, claim);
      throw error;
    }
    // Another run took over when this one's lease had run out; what it writes is the same.
  }
  return (await stateOf(services, record)) ?? { is: 'missing' };
}

async function stateOf({ store, now }: Services, record: DocumentReference): Promise<Developed | null> {
  const upload = (await store.photoUploads.doc(record.id).get()).data();
  if (!upload) return null;
  const state = uploadState(upload, now());
  return state === 'settled' ? { is: 'settled', upload } : state === 'busy' ? { is: 'busy' } : null;
}

/** An upload that is this run's: as written at `at`, after `lostBefore` runs that were lost. */
type Claim = { at: Timestamp; lostBefore: number };

/** Takes the upload for this run, which counts as lost until it is heard of, or says that there is nothing to take. */
async function claimUpload(
  { store, now }: Services,
  record: DocumentReference,
  { uid, name }: UploadId,
): Promise<Developed | Claim> {
  const found = await store.photoUploads.doc(record.id).get();
  const lease_until = after(now(), UPLOAD_LEASE);
  const upload = found.data();
  if (!upload || !found.updateTime) {
    const fresh = {
      uid,
      name,
      status: 'processing',
      reason: null,
      picture: null,
      gps: null,
      submission_id: null,
      lost_runs: 1,
      lease_until,
      created_at: now(),
      updated_at: now(),
    } satisfies PhotoUpload;
    return { at: (await record.create(fresh)).writeTime, lostBefore: 0 };
  }
  const state = uploadState(upload, now());
  if (state === 'settled') return { is: 'settled', upload };
  if (state === 'busy') return { is: 'busy' };
  const lostBefore = upload.lost_runs;
  if (lostBefore >= MOST_LOST_RUNS) {
    const given = { ...refused(contestTexts.refused.broken), lease_until: null, updated_at: now() };
    await record.update(given, { lastUpdateTime: found.updateTime });
    return { is: 'settled', upload: { ...upload, ...given } };
  }
  const change = { lost_runs: lostBefore + 1, lease_until, updated_at: now() };
  return { at: (await record.update(change, { lastUpdateTime: found.updateTime })).writeTime, lostBefore };
}

/** Lets the next try begin at once instead of after the lease. */
async function release(record: DocumentReference, { at, lostBefore }: Claim): Promise<void> {
  try {
    await record.update({ lost_runs: lostBefore, lease_until: null }, { lastUpdateTime: at });
  } catch (error) {
    log.warn('An upload stays leased until its time is up', {}, error);
  }
}

type Result = Pick<PhotoUpload, 'status' | 'reason' | 'picture' | 'gps'>;

async function work(services: Services<'storageBase'>, id: UploadId, size: number): Promise<Result> {
  const original = storagePaths.contestOriginal(id.uid, id.name);
  const submissionId = submissionIdFor(original);
  const made = await publishCopies(services, { original, size }, (copy) =>
    storagePaths.contestPublished(submissionId, copy),
  );
  return made.ok ? ready(made) : refused(made.reason);
}

const refused = (reason: string): Result => ({ status: 'refused', reason, picture: null, gps: null });
const ready = ({ picture, gps }: Pick<Result, 'picture' | 'gps'>): Result => ({
  status: 'ready',
  reason: null,
  picture,
  gps,
});

import {
  contestTexts,
  MAX_LOST_RUNS,
  type PhotoUpload,
  pictureCache,
  UPLOAD_LEASE,
  uploadState,
} from '@streetlore/domain/contest';
import { leased, noLease } from '@streetlore/domain/lease';
import { storagePaths } from '@streetlore/domain/paths';
import { log } from '../base/log.ts';
import { publishCopies, sizeOf } from '../pictures/publish.ts';
import type { Services } from '../platform/services.ts';
import { isConflict, withoutConflict } from '../store/conflict.ts';
import type { FoundDocument, Ref } from '../store/entity.ts';
import { submissionIdFor } from './ids.ts';

/** Identifies an upload by its visitor and its name. */
export type UploadId = { uid: string; name: string };

/** `settled`: ready or refused. `busy`: another run holds the lease. `missing`: no such file or ticket. */
export type Developed = { is: 'settled'; upload: PhotoUpload } | { is: 'busy' } | { is: 'missing' };

/**
 * Turns an upload into copies, once, however often it is called. Nobody sees them until the photo
 * is approved. Their names follow from the upload, so a run after a crash writes the same files.
 */
export async function developPicture(services: Services<'storageBase'>, id: UploadId): Promise<Developed> {
  const record = services.store.photoUpload(id.uid, id.name);
  const known = await stateOf(services, record);
  if (known?.is === 'settled' || known?.is === 'busy') return known;
  const size = await sizeOf(services, storagePaths.contestOriginal(id.uid, id.name));
  if (size === null) return { is: 'missing' };
  const claim = await withoutConflict(() => claimUpload(services, record));
  if ('is' in claim) return claim;
  try {
    const result = await work(services, id, size);
    await claim.mine.update({ ...result, ...noLease, lost_runs: claim.lostBefore, updated_at: services.now() });
  } catch (error) {
    if (!isConflict(error)) {
      await release(claim);
      throw error;
    }
    // This run's lease has expired, and another run took the upload. It writes the same files.
  }
  return (await stateOf(services, record)) ?? { is: 'missing' };
}

async function stateOf({ now }: Services, record: Ref<PhotoUpload>): Promise<Developed | null> {
  const upload = await record.read();
  if (!upload) return null;
  const state = uploadState(upload, now());
  return state === 'settled' ? { is: 'settled', upload } : state === 'busy' ? { is: 'busy' } : null;
}

/** An upload leased by this run, after `lostBefore` runs that died. */
type Claim = { mine: FoundDocument<PhotoUpload>; lostBefore: number };

/** Counts this run as lost until it ends. An upload that crashes every run is then given up. */
async function claimUpload({ now }: Services, record: Ref<PhotoUpload>): Promise<Developed | Claim> {
  const found = await record.readVersioned();
  if (!found.version) return { is: 'missing' };
  const state = uploadState(found.value, now());
  if (state === 'settled') return { is: 'settled', upload: found.value };
  if (state === 'busy') return { is: 'busy' };
  const lostBefore = found.value.lost_runs;
  if (lostBefore >= MAX_LOST_RUNS) {
    const given = { ...refused(contestTexts.refused.broken), ...noLease, updated_at: now() };
    return { is: 'settled', upload: (await found.update(given)).value };
  }
  const taken = { status: 'processing', lost_runs: lostBefore + 1, ...leased(now(), UPLOAD_LEASE) } as const;
  return { mine: await found.update({ ...taken, updated_at: now() }), lostBefore };
}

/** Releases the lease, so that the next try can begin at once. */
async function release({ mine, lostBefore }: Claim): Promise<void> {
  try {
    await mine.update({ lost_runs: lostBefore, ...noLease });
  } catch (error) {
    log.warn('An upload stays leased until its time is up', {}, error);
  }
}

type Result = Pick<PhotoUpload, 'status' | 'reason' | 'picture' | 'gps'>;

async function work(services: Services<'storageBase'>, id: UploadId, size: number): Promise<Result> {
  const original = storagePaths.contestOriginal(id.uid, id.name);
  const submissionId = submissionIdFor(original);
  const made = await publishCopies(
    services,
    { original, size },
    {
      to: (copy) => storagePaths.contestCopy(submissionId, copy),
      shownAt: (copy) => storagePaths.contestPublished(submissionId, copy),
      cacheControl: pictureCache.private,
    },
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

import { MALFORMED_KEPT, type MalformedDocument } from '@streetlore/domain/health';
import { collections } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../base/log.ts';
import { masked } from '../base/mask.ts';
import { Malformed } from './convert.ts';

const HOUR = 3_600_000;
/**
 * The most documents that a process notes in an hour, so that a release that breaks all documents
 * does not cost much.
 */
const MAX_AN_HOUR = 50;

/** Paths that this process has noted in the current hour. */
const noted = { hour: 0, paths: new Set<string>() };

/**
 * Maps snapshots by `read`, and leaves out documents that do not fit their schema. Such a document
 * is logged and noted for System Health, at most once an hour.
 */
export async function readValid<S, R>(db: Firestore, snapshots: readonly S[], read: (snapshot: S) => R): Promise<R[]> {
  const results: R[] = [];
  const broken: Malformed[] = [];
  for (const snapshot of snapshots)
    try {
      results.push(read(snapshot));
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      broken.push(error);
    }
  await Promise.all(broken.map((one) => note(db, one)));
  return results;
}

/** Never throws: the caller has its other documents, and the log names the malformed one. */
async function note(db: Firestore, malformed: Malformed): Promise<void> {
  const now = new Date();
  if (!mayNote(malformed.path, now)) return;
  log.error('A document does not fit its schema', { document: malformed.path }, malformed);
  // Some ids are phone numbers. An erasure does not reach this collection, so the path is masked.
  const path = masked(malformed.path);
  try {
    const found: MalformedDocument = { path, seen_at: now, expires_at: after(now, MALFORMED_KEPT) };
    await db.doc(`${collections.malformedDocuments}/${path.replaceAll('/', '~')}`).set(found);
  } catch (failure) {
    log.warn('A document that does not fit its schema could not be noted', {}, failure);
  }
}

function mayNote(path: string, now: Date): boolean {
  const hour = Math.floor(now.getTime() / HOUR);
  if (hour !== noted.hour) Object.assign(noted, { hour, paths: new Set() });
  if (noted.paths.has(path) || noted.paths.size >= MAX_AN_HOUR) return false;
  noted.paths.add(path);
  return true;
}

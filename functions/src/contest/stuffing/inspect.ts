import { type CheckedVote, flagged, stuffing, suspicionsOf, voterSchema, voteSchema } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import type { Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Services } from '../../platform/services.ts';
import { isConflict } from '../../store/conflict.ts';
import { converterOf } from '../../store/convert.ts';

/** A photo is looked at for this long after its last vote, in ms: a sweep may come late, a registration too. */
const LOOKBACK = 15 * 60_000;
const MOST_PHOTOS = 50;
/** Fewer recent votes than this are not worth reading. */
const WORTH_READING = Math.min(stuffing.oneNetwork, stuffing.unregistered);

/**
 * Looks through the photos that were voted on lately for votes that look stuffed, and flags them. A photo without a burst costs
 * two reads, one with a burst as many as it has recent votes, 500 at most, and their voters.
 * @returns how many flags were written; a photo that fails is logged and looked at again by the next sweep
 */
export async function inspectVotes(services: Services): Promise<number> {
  const { docs } = await services.store.submissions
    .where('votes_counted_at', '>', after(services.now(), -LOOKBACK))
    .orderBy('votes_counted_at', 'desc')
    .limit(MOST_PHOTOS)
    .get();
  let flags = 0;
  for (const photo of docs)
    try {
      if (await inspectPhoto(services, photo.data())) flags += 1;
    } catch (error) {
      logger.error('The votes of a photo could not be inspected', { photo: photo.id, error });
    }
  return flags;
}

/** Flags a photo's recent votes if they look stuffed. @returns whether a flag was written */
export async function inspectPhoto(services: Services, photo: WithId<{ title: string }>): Promise<boolean> {
  const { db, store } = services;
  const now = services.now();
  const recent = db
    .collection(documents.votes(photo.id))
    .where('created_at', '>', after(now, -LOOKBACK - stuffing.window));
  if ((await recent.count().get()).data().count < WORTH_READING) return false;
  const known = await store.flags.doc(photo.id).get();
  const flag = known.data() ?? null;
  const votes = await read(services, recent.orderBy('created_at', 'desc').limit(stuffing.mostVotes));
  const cleared = new Set(flag?.cleared);
  const found = suspicionsOf(
    votes.filter(({ uid }) => !cleared.has(uid)),
    now,
  );
  const next = flagged(flag, photo, found, now);
  if (!next) return false;
  const ref = db.doc(known.ref.path);
  try {
    if (known.updateTime) await ref.update({ ...next }, { lastUpdateTime: known.updateTime });
    else await ref.create(next);
    return true;
  } catch (error) {
    // Judged, or inspected by another sweep, in this very moment: the next one decides afresh.
    if (isConflict(error)) return false;
    throw error;
  }
}

async function read({ db, store }: Services, query: Query): Promise<CheckedVote[]> {
  const votes = (await query.withConverter(converterOf(voteSchema)).get()).docs.map((vote) => vote.data());
  if (votes.length === 0) return [];
  const voters = await db.getAll(...votes.map(({ id }) => store.voters.doc(id)));
  return votes.map(({ id, created_at, voided = false }, index) => ({
    uid: id,
    created_at,
    voided,
    voter: voters[index]?.exists ? voterSchema.parse(voters[index].data()) : null,
  }));
}

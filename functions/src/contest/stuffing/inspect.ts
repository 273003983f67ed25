import {
  type CheckedVote,
  flagged,
  photosCountedSince,
  stuffing,
  suspicionsOf,
  type Vote,
  voterSchema,
  votesSince,
} from '@streetlore/domain/contest';
import { atMost, type Query } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import type { Services } from '../../platform/services.ts';
import { isConflict } from '../../store/conflict.ts';

/** A photo is looked at for this long after its last vote, in ms: a sweep may come late, a registration too. */
const LOOKBACK = 15 * 60_000;
const MOST_PHOTOS = 50;
/** Fewer recent votes than this are not worth reading. */
const WORTH_READING = Math.min(stuffing.oneNetwork, stuffing.unregistered);

/** The photos that were voted on lately; the others cost nothing. */
export async function photosVotedOn({ store, now }: Services): Promise<string[]> {
  const lately = photosCountedSince(after(now(), -LOOKBACK), MOST_PHOTOS);
  const { docs } = await store.rawQuery(lately).select().get();
  return docs.map(({ id }) => id);
}

/**
 * Flags a photo whose recent votes look stuffed. Without a burst it costs one count, with one as many reads as there are recent
 * votes, 500 at most, and their voters.
 * @returns whether a flag was written
 */
export async function inspectPhoto(services: Services, id: string): Promise<boolean> {
  const { db, store } = services;
  const now = services.now();
  const recent = votesSince(id, after(now, -LOOKBACK - stuffing.window));
  if ((await store.count(recent)) < WORTH_READING) return false;
  const [known, photo] = await Promise.all([store.flags.doc(id).get(), store.submissions.doc(id).get()]);
  const title = photo.data()?.title;
  if (title === undefined) return false;
  const flag = known.data() ?? null;
  const votes = await read(services, atMost(recent, stuffing.mostVotes));
  const cleared = new Set(flag?.cleared);
  const found = suspicionsOf(
    votes.filter(({ uid }) => !cleared.has(uid)),
    now,
  );
  const next = flagged(flag, { id, title }, found, now);
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

async function read({ db, store }: Services, query: Query<Vote>): Promise<CheckedVote[]> {
  const votes = await store.find(query);
  if (votes.length === 0) return [];
  const voters = await db.getAll(...votes.map(({ id }) => store.voters.doc(id)));
  return votes.map(({ id, created_at, voided = false }, index) => ({
    uid: id,
    created_at,
    voided,
    voter: voters[index]?.exists ? voterSchema.parse(voters[index].data()) : null,
  }));
}

import {
  type CheckedVote,
  flagged,
  photosCountedSince,
  stuffing,
  suspicionsOf,
  type Vote,
  votesSince,
} from '@streetlore/domain/contest';
import { type Query, withLimit } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import type { Services } from '../../platform/services.ts';
import { nullIfConflict } from '../../store/conflict.ts';

/**
 * How long (ms) after its last vote a photo is inspected. A sweep or a voter's registration may come late.
 */
const LOOKBACK = 15 * 60_000;
const MAX_PHOTOS = 50;
/** With fewer recent votes than this a photo is not inspected. */
const WORTH_READING = stuffing.oneNetwork;

/** The photos that were voted on lately. Other photos cost nothing. */
export async function photosVotedOn({ store, now }: Services): Promise<string[]> {
  const lately = photosCountedSince(after(now(), -LOOKBACK), MAX_PHOTOS);
  return await store.ids(lately);
}

/**
 * Looks for suspicious votes for a photo. With few recent votes this costs one count. Otherwise it reads each
 * recent vote (at most `stuffing.mostVotes`) and its voter.
 * @returns whether a flag was written
 */
export async function inspectPhoto(services: Services, id: string): Promise<boolean> {
  const { store } = services;
  const now = services.now();
  const recent = votesSince(id, after(now, -LOOKBACK - stuffing.window));
  if ((await store.count(recent)) < WORTH_READING) return false;
  const [known, photo] = await Promise.all([store.flags.at(id).readVersioned(), store.submissions.at(id).read()]);
  if (!photo) return false;
  const votes = await read(services, withLimit(recent, stuffing.mostVotes));
  const cleared = new Set(known.value?.cleared);
  const found = suspicionsOf(votes.filter(({ uid }) => !cleared.has(uid)));
  const next = flagged(known.value, photo, found, now);
  // If an admin or another sweep wrote the flag at the same moment, the next sweep decides again.
  return next !== null && (await nullIfConflict(known.put(next))) !== null;
}

async function read({ store }: Services, query: Query<Vote>): Promise<CheckedVote[]> {
  const votes = await store.find(query);
  const voters = await store.readAll(votes.map(({ id }) => store.voters.at(id)));
  return votes.map(({ id, created_at, voided = false }, index) => ({
    uid: id,
    created_at,
    voided,
    voter: voters[index] ?? null,
  }));
}

import { changesCount, contestRateLimits, type StoredVote } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { type DocumentChange, figuresOfVote } from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { recountSoon } from '../../counting/recount.ts';
import { askForFigures } from '../../platform/ask-for-counts.ts';
import { watchedEvent } from '../../platform/background.ts';
import { SHARED } from '../../platform/machines.ts';
import { needing } from '../../platform/runtime.ts';
import type { Services } from '../../platform/services.ts';
import { nullIfExists } from '../../store/conflict.ts';
import { withDates } from '../../store/convert.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';
import { votesOf } from './recount-votes.ts';

/** A write of a vote document, and when it was committed, if that is known. */
export type VoteEvent = {
  photo: string;
  before: StoredVote;
  after: StoredVote;
  happened: Date | undefined;
};

/**
 * Counts a photo's votes after an event. Events may repeat, come late or out of order, or be about a deleted
 * photo.
 */
export async function recountVotedPhoto(
  services: Services,
  { photo, before, after, happened }: VoteEvent,
): Promise<void> {
  if (!changesCount(before, after)) return;
  await recountSoon(services, 'recountVotes', [votesOf(services, photo)], happened);
}

export async function handleVoteChange(services: Services<'appKey'>, voter: string, event: VoteEvent): Promise<void> {
  await recountVotedPhoto(services, event);
  if (changesCount(event.before, event.after))
    await askForFigures(services, figuresOfVote({ before: datedOf(event.before), after: datedOf(event.after) }));
  if (event.before && !event.after) await countWithdrawnVote(services, event.photo, voter);
}

const datedOf = (vote: StoredVote) => withDates(vote) as DocumentChange['before'];

const { secrets, services } = needing('appKey');

/** `retry`: an event whose handler died is delivered again. */
export const countVotes = onDocumentWritten(
  { document: documents.vote('{photo}', '{voter}'), retry: true, ...SHARED, secrets },
  watchedEvent('countVotes', {
    // All votes of a photo are one piece of work, because the photo's votes are counted as a whole.
    about: ({ params: { photo = '' } }) => ({ subject: { keys: [photo] }, source: documents.submission(photo) }),
    run: async ({ data, params }) => {
      const [before, after] = [data?.before.data(), data?.after.data()];
      // The time of the event itself is when it was sent, at least in the emulator. A deleted vote has no
      // time.
      const happened = data?.after.updateTime?.toDate();
      const { photo = '', voter = '' } = params;
      await handleVoteChange(services(), voter, { photo, before, after, happened });
    },
  }),
);

/**
 * Limits how often votes are taken back, by voter and by network. Casting and taking back are free, and each
 * makes a write on every open screen. Beyond a day's limit a voided vote replaces the one that was taken
 * back: it counts for nothing, and cannot be taken back. If the vote was cast again meanwhile, it is voided
 * only when the voter, not just the network, is over the limit.
 */
export async function countWithdrawnVote(services: Services<'appKey'>, photo: string, uid: string): Promise<void> {
  const { store, appKey, now } = services;
  const { visitor, address } = contestRateLimits.takeBack;
  const isWithin = (kind: string, whose: string, limit: typeof visitor | typeof address) =>
    store.withinRateLimit(keyedHashes(appKey, `contest/take-back/${kind}`, whose), limit, now());
  // Deleting a photo deletes its votes too. That counts against no voter.
  if ((await store.submissionHeads.at(photo).read())?.status !== 'approved') return;
  const isOften = !(await isWithin('uid', uid, visitor));
  if (!isOften) {
    const voter = await store.voters.at(uid).read();
    if (!voter || (await isWithin('network', voter.network, address))) return;
  }
  const vote = store.vote(photo, uid);
  await nullIfExists(vote.create({ created_at: now(), voided: true }));
  if (isOften) await vote.amend(({ voided }) => (voided ? null : { voided: true }));
}

import { movesCount, type StoredVote } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { type DocumentChange, figuresOfVote } from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { countMoved } from '../../counting/count-moved.ts';
import { recountSoon } from '../../counting/recount.ts';
import { watchedEvent } from '../../platform/background.ts';
import { SHARED } from '../../platform/machines.ts';
import { needing } from '../../platform/runtime.ts';
import type { Services } from '../../platform/services.ts';
import { withDates } from '../../store/convert.ts';
import { votesOf } from './recount.ts';
import { countTakenBack } from './take-back.ts';

/** A write of a vote document: of which photo, what was there and is there now, and when that was committed, if it is known. */
export type VoteEvent = {
  photo: string;
  before: StoredVote;
  after: StoredVote;
  happened: Date | undefined;
};

/** Has a photo's votes counted. Safe to repeat, to reorder, to be late, and for a photo that is gone. */
export async function onVote(services: Services, { photo, before, after, happened }: VoteEvent): Promise<void> {
  if (!movesCount(before, after)) return;
  await recountSoon(services, 'recountVotes', [votesOf(services, photo)], happened);
}

/** All that a write of a voter's vote document sets off. */
export async function hearVote(services: Services<'appKey'>, voter: string, event: VoteEvent): Promise<void> {
  await onVote(services, event);
  if (movesCount(event.before, event.after))
    await countMoved(services, figuresOfVote({ before: datedOf(event.before), after: datedOf(event.after) }));
  if (event.before && !event.after) await countTakenBack(services, event.photo, voter);
}

const datedOf = (vote: StoredVote) => withDates(vote) as DocumentChange['before'];

const { secrets, services } = needing('appKey');

/** `retry`: an event whose handler died is delivered again. */
export const countVotes = onDocumentWritten(
  { document: documents.vote('{photo}', '{voter}'), retry: true, ...SHARED, secrets },
  watchedEvent('countVotes', {
    // All votes of a photo are one work: it is its votes that are counted.
    about: ({ params: { photo = '' } }) => ({ subject: { keys: [photo] }, source: documents.submission(photo) }),
    run: async ({ data, params }) => {
      const [before, after] = [data?.before.data(), data?.after.data()];
      // The event's time is when it was sent, at least in the emulator, and a deleted vote has no time of its own.
      const happened = data?.after.updateTime?.toDate();
      const { photo = '', voter = '' } = params;
      await hearVote(services(), voter, { photo, before, after, happened });
    },
  }),
);

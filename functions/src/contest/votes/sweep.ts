import { photosInIdOrder, type Submission, votesCastSince } from '@streetlore/domain/contest';
import { figuresOfLostVotes } from '@streetlore/domain/stats';
import { after } from '@streetlore/domain/time';
import { recountNow } from '../../counting/recount.ts';
import { askForFigures } from '../../platform/ask-for-counts.ts';
import type { Services } from '../../platform/services.ts';
import { votesOf } from './recount-votes.ts';

/** The sweep looks at a vote for this long (ms), because a sweep may be missed, or fail. */
const LOOKBACK = 5 * 60_000;
/**
 * The most votes that one sweep reads. Beyond it, photos whose votes were counted lately are still checked.
 */
const MAX_VOTES = 200;
/** The photos that the nightly check reads at once. */
const PAGE = 300;

/**
 * Ids of the photos of recent votes. Without recent votes it costs one read, however many photos hang on the
 * wall.
 */
export async function photosVotedFor({ store, now }: Services): Promise<string[]> {
  return await store.parents(votesCastSince(after(now(), -LOOKBACK), MAX_VOTES));
}

/**
 * Corrects a photo's number of votes, and writes only if it is wrong, because a write wakes every open
 * screen. A wrong number means that an event was lost, so the figures of the days of the votes are counted
 * too.
 */
export async function correctVoteCount(services: Services, photo: string): Promise<boolean> {
  const recount = votesOf(services, photo);
  const stored = await recount.target.read();
  const counted = stored && (await recount.count(services.now(), stored));
  const said = stored?.['votes' satisfies keyof Submission];
  if (!counted || said === counted.votes) return false;
  if ((await recountNow(recount, services)) !== 'written') return false;
  await askForFigures(services, figuresOfLostVotes(Number(said) > Number(counted.votes), services.now()));
  return true;
}

/** Ids of all photos, a page at a time, in the order of the ids. */
export async function* allPhotos({ store }: Services): AsyncGenerator<string[]> {
  for (let last: string | null = null; ; ) {
    const photos: string[] = await store.ids(photosInIdOrder(last, PAGE));
    const count = photos.length;
    last = photos.at(-1) ?? null;
    yield photos;
    if (count < PAGE) return;
  }
}

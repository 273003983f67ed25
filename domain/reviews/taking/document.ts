import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { publicTeamName } from '../../leaderboard/row.ts';
import { withoutContactDetails } from '../../wording/personal.ts';
import type { Review } from '../schema.ts';
import type { SubmittedReview } from './asked.ts';
import { isReachable } from './reachable.ts';

type Given = Pick<SubmittedReview, 'booking' | 'rating' | 'text' | 'at'>;

/**
 * The review to store. If the writer changes a review that is hidden or reported, it is held, not
 * shown. The admin's answer is removed, because it answered the old words.
 * @param before the review until now; null for a first one
 */
export function reviewDocument({ booking, rating, text, at }: Given, before: Review | null): Review {
  const wasHidden = before?.status === 'hidden' || (before?.hidden_for ?? null) !== null;
  const status = isDoubtful(text) || isReachable(text) || wasHidden ? 'held' : 'shown';
  return {
    tour_id: booking.tour_id,
    tour_name: booking.tour_name,
    rating,
    text,
    team: publicTeamName(booking.id, booking),
    status,
    hidden_for: wasHidden ? 'reported' : null,
    counts: status === 'shown' || (before?.counts ?? false),
    answer: null,
    created_at: before?.created_at ?? at,
  };
}

const english = englishDataset.build();
/** Names that contain a rude word. The library knows that Scunthorpe is harmless, but not these. */
const innocent = ['penistone', 'pissarro', 'cummings', 'fagin', 'rapeseed'];
const abuse = new RegExpMatcher({
  ...english,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...innocent],
});
const link = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S|\b[a-z0-9-]+\.(?:com|co|net|org|uk|io|me|london)\b/i;
/** '@somebody': anybody could find the person whom a review names. */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]/u;

/** A word written letter by letter: 'f.u.c.k', 'f u c k'. */
const spelt = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L})+(?![\p{L}\p{N}])/gu;
const inOne = (text: string) => text.replace(spelt, (word) => word.replace(/[^\p{L}]/gu, ''));

/** Whether an admin should read a sentence first: personal data, a link or abuse. */
export const isDoubtful = (text: string): boolean =>
  withoutContactDetails(text).found ||
  link.test(text) ||
  handle.test(text) ||
  [text, inOne(text)].some((one) => abuse.hasMatch(one));

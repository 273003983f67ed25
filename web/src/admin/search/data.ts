import { newestSummaries, type PostSummary, postWord } from '@streetlore/domain/blog';
import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { photosModerated, type Submission } from '@streetlore/domain/contest';
import { type Player, playerSearch, playersFound } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import { type SmsMessage, textsWithWord, textWord } from '@streetlore/domain/sms';
import { startOfLondonDay } from '@streetlore/domain/time';
import { type Tour, toursListed } from '@streetlore/domain/tour';
import { matchesSearch } from '@streetlore/domain/wording';
import { type Live, useQuery } from '../../data/index.ts';

/** Results of each kind. */
const MAX_FOUND = 5;
/** The tours among which a search looks: all that there are. */
const TOURS = 100;
/** The newest photos among which a search looks. The contest's own search covers more. */
const PHOTOS = 60;
/** For how many days a text is found by its words. */
const DAYS = 30;
const DAY = 24 * 3_600_000;

const rowsOf = <T>(live: Live<readonly T[]>): readonly T[] => (live.status === 'ready' ? live.data : []);

/** The phones whose number, e-mail address or team matches. */
export const useFoundPlayers = (typed: string): readonly WithId<Player>[] =>
  rowsOf(useQuery({ ...playersFound(playerSearch(typed) ?? [typed]), limit: MAX_FOUND }));

/** The hunt of a phone that was paid last; null while unknown, and without one. */
export const useLatestHunt = (number: string): WithId<Booking> | null =>
  rowsOf(useQuery(newestBookingsOf(number, 1)))[0] ?? null;

/** The tours, drafts included, whose name or neighbourhood matches. */
export const useFoundTours = (typed: string): readonly WithId<Tour>[] =>
  rowsOf(useQuery(toursListed(TOURS)))
    .filter(({ name, neighborhood }) => matchesSearch(`${name} ${neighborhood}`, typed))
    .slice(0, MAX_FOUND);

/** The newest texts from players, of the last 30 days, that have the longest typed word. */
export const useFoundTexts = (typed: string): readonly WithId<SmsMessage>[] => {
  const since = new Date(startOfLondonDay(new Date()).getTime() - DAYS * DAY);
  return rowsOf(useQuery(textsWithWord(textWord(typed), since, MAX_FOUND)));
};

/** The newest published posts that have the longest typed word. */
export const useFoundPosts = (typed: string): readonly WithId<PostSummary>[] =>
  rowsOf(useQuery(newestSummaries(null, postWord(typed), MAX_FOUND)));

/** The newest photos, in every status, whose title or place matches. */
export const useFoundPhotos = (typed: string): readonly WithId<Submission>[] =>
  rowsOf(useQuery({ ...photosModerated('all'), limit: PHOTOS }))
    .filter(({ title, location, neighborhood }) => matchesSearch(`${title} ${location} ${neighborhood}`, typed))
    .slice(0, MAX_FOUND);

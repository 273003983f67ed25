import { newestSummaries, type PostSummary, postWord } from '@streetlore/domain/blog';
import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { photosModerated, type Submission } from '@streetlore/domain/contest';
import { type Player, playerSearch, playersFound } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import { type LoggedMessage, textsWithWord, textWord } from '@streetlore/domain/sms';
import { startOfLondonDay } from '@streetlore/domain/time';
import { type Tour, toursListed } from '@streetlore/domain/tour';
import { matchesSearch } from '@streetlore/domain/wording';
import { combineLatest, map, type Observable, of, switchMap } from 'rxjs';
import { type Live, listenToQuery, queryOf, useLive, useQuery } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';

/** Results of each kind. */
const MAX_FOUND = 5;
/** The phones that are looked at. A team has up to five. */
const MAX_PLAYERS = 15;
/** The tours among which a search looks: all that there are. */
const TOURS = 100;
/** The newest photos among which a search looks. The contest's own search covers more. */
const PHOTOS = 60;
/** For how many days a text is found by its words. */
const DAYS = 30;
const DAY = 24 * 3_600_000;

const rowsOf = <T>(live: Live<readonly T[]>): readonly T[] => (live.status === 'ready' ? live.data : []);

/** A phone that a search finds, with its latest hunt; null without one. */
export type FoundPlayer = { readonly player: WithId<Player>; readonly hunt: WithId<Booking> | null };

/** The phones whose number, e-mail address or team matches. A hunt with several of them stands once. */
export function useFoundPlayers(typed: string): readonly FoundPlayer[] {
  const asked = { ...playersFound(playerSearch(typed) ?? [typed]), limit: MAX_PLAYERS };
  const latestHunt = (player: WithId<Player>): Observable<FoundPlayer> =>
    listenToQuery(queryOf(newestBookingsOf(player.phone_number, 1))).pipe(
      map(({ rows: [hunt = null] }) => ({ player, hunt })),
    );
  const live = useLive(`teams found by ${typed}`, () =>
    listenToQuery(queryOf(asked)).pipe(
      switchMap(({ rows }) => (rows.length === 0 ? of([]) : combineLatest(rows.map(latestHunt)))),
    ),
  );
  const rows = rowsOf(live);
  const isFirst = ({ hunt }: FoundPlayer, place: number) =>
    !hunt || rows.findIndex((other) => other.hunt?.id === hunt.id) === place;
  return rows.filter(isFirst).slice(0, MAX_FOUND);
}

/** The tours, drafts included, whose name or neighbourhood matches. */
export const useFoundTours = (typed: string): readonly WithId<Tour>[] =>
  rowsOf(useQuery(toursListed(TOURS)))
    .filter(({ name, neighborhood }) => matchesSearch(`${name} ${neighborhood}`, typed))
    .slice(0, MAX_FOUND);

/** The newest messages from players, of the last 30 days, that have the longest typed word. */
export const useFoundTexts = (typed: string): readonly WithId<LoggedMessage>[] => {
  const since = new Date(startOfLondonDay(presentTime()).getTime() - DAYS * DAY);
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

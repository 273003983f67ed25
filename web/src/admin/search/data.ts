import { newestSummaries, postWord } from '@streetlore/domain/blog';
import { newestBookingsOf, newestPageBookings, referenceOf } from '@streetlore/domain/booking';
import { photosModerated } from '@streetlore/domain/contest';
import { teamName } from '@streetlore/domain/leaderboard';
import { type Player, playerSearch, playersFound } from '@streetlore/domain/player';
import type { Query, WithId } from '@streetlore/domain/query';
import { textsWithWord, textWord } from '@streetlore/domain/sms';
import { startOfLondonDay } from '@streetlore/domain/time';
import { toursListed } from '@streetlore/domain/tour';
import { matchesSearch } from '@streetlore/domain/wording';
import { combineLatest, map, type Observable, of, switchMap } from 'rxjs';
import { type Live, listenerOf, listenToQuery, mapLive, queryOf, useLive } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { type FoundPlayer, type Group, pageHuntRow, photoRow, playerRow, postRow, textRow, tourRow } from './rows.ts';
import { searchTexts as texts } from './texts.ts';

/** The most results of each kind. */
const MAX_FOUND = 5;
/** The phones that are looked at. A team has up to five. */
const MAX_PLAYERS = 15;
const TOURS = 100;
/** How many of the newest hunts without a number are searched. Person data finds older ones by their e-mail. */
const PAGE_HUNTS = 100;
/** How many of the newest photos are searched. The contest's own search covers more. */
const PHOTOS = 60;
/** For how many days a text is found by its words. */
const DAYS = 30;
const DAY = 24 * 3_600_000;

type Found = {
  readonly groups: readonly Group[];
  /** Every kind has answered, if only with a failure. */
  readonly isAnswered: boolean;
  readonly isFailed: boolean;
};

const NOTHING = { rows: [], broken: [] };

function useAsked<T extends object>(asked: Query<T> | null): Live<readonly WithId<T>[]> {
  const live = useLive(asked ? listenerOf(asked) : 'no search', () =>
    asked ? listenToQuery(queryOf(asked)) : of<{ rows: WithId<T>[]; broken: string[] }>(NOTHING),
  );
  return mapLive(live, ({ rows }) => rows);
}

/**
 * The phones whose number, e-mail address or team matches. A hunt with several such phones is listed once.
 */
function useFoundPlayers(typed: string | null): Live<readonly FoundPlayer[]> {
  const latestHunt = (player: WithId<Player>): Observable<FoundPlayer> =>
    listenToQuery(queryOf(newestBookingsOf(player.phone_number, 1))).pipe(
      map(({ rows: [hunt = null] }) => ({ player, hunt })),
    );
  const live = useLive(typed === null ? 'no team searched' : `teams found by ${typed}`, () => {
    if (typed === null) return of<FoundPlayer[]>([]);
    const asked = { ...playersFound(playerSearch(typed) ?? [typed]), limit: MAX_PLAYERS };
    return listenToQuery(queryOf(asked)).pipe(
      switchMap(({ rows }) => (rows.length === 0 ? of([]) : combineLatest(rows.map(latestHunt)))),
    );
  });
  return mapLive(live, (rows) =>
    rows.filter(({ hunt }, place) => !hunt || rows.findIndex((other) => other.hunt?.id === hunt.id) === place),
  );
}

/** Searches for a text; null searches for nothing. */
export function useFound(typed: string | null): Found {
  const since = new Date(startOfLondonDay(presentTime()).getTime() - DAYS * DAY);
  const isAsked = typed !== null;
  const word = typed ?? '';
  const players = useFoundPlayers(typed);
  const onPage = useAsked(isAsked ? newestPageBookings(PAGE_HUNTS) : null);
  const tours = useAsked(isAsked ? toursListed(TOURS) : null);
  const said = useAsked(isAsked ? textsWithWord(textWord(word), since, MAX_FOUND) : null);
  const posts = useAsked(isAsked ? newestSummaries(null, postWord(word), MAX_FOUND) : null);
  const photos = useAsked(isAsked ? { ...photosModerated('all'), limit: PHOTOS } : null);
  const paged = mapLive(onPage, (rows) =>
    rows.filter(({ id, team_name, email }) =>
      matchesSearch(`${teamName(id, team_name)} ${email ?? ''} ${referenceOf(id)}`, word),
    ),
  );
  const named = mapLive(tours, (rows) =>
    rows.filter(({ name, neighborhood }) => matchesSearch(`${name} ${neighborhood}`, word)),
  );
  const pictured = mapLive(photos, (rows) =>
    rows.filter(({ title, location, neighborhood }) => matchesSearch(`${title} ${location} ${neighborhood}`, word)),
  );
  const { groups } = texts;
  const all = [
    groupOf(groups.players, players, playerRow),
    groupOf(groups.pages, paged, pageHuntRow),
    groupOf(groups.tours, named, tourRow),
    groupOf(groups.texts, said, textRow),
    groupOf(groups.posts, posts, postRow),
    groupOf(groups.photos, pictured, photoRow),
  ];
  const lives = [players, onPage, tours, said, posts, photos];
  return {
    groups: all.filter(({ rows }) => rows.length > 0),
    isAnswered: lives.every(({ status }) => status !== 'loading'),
    isFailed: lives.some(({ status }) => status === 'failed'),
  };
}

const groupOf = <T>(heading: string, live: Live<readonly T[]>, row: (found: T) => Group['rows'][number]): Group => ({
  heading,
  rows: live.status === 'ready' ? live.data.slice(0, MAX_FOUND).map(row) : [],
});

import { findPartyOutput, MAX_PEOPLE, openPartyOutput } from '@streetlore/domain/party';
import { collections } from '@streetlore/domain/paths';
import { newestLines } from '@streetlore/domain/team';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod/mini';
import { pageIdOf, teamPageIdOf, teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf } from '../support/hunt-tour.ts';
import { type Client, openClient, seen, watch } from './client.ts';
import { patience, percentile } from './figures.ts';
import { payByCard, TOUR, untilHandedToTwilio } from './paths.ts';
import type { VendorFeed } from './vendor-feed.ts';

const PEOPLE_A_TEAM = 5;
const TEAMS = MAX_PEOPLE / PEOPLE_A_TEAM;
/** Messages a second of all sixty, as many as the texts of `load`. */
const RATE = 5;
const SECONDS = 60;

type Team = { booking: string; token: string; page: string; phone: string };
type Player = { name: string; team: Team; browser: Client };
/** One table row: the times of what sixty people waited for, in ms, and what went wrong. */
export type PartyFigures = Record<string, number | string>;

const within = <T>(work: Promise<T>, sentence: string) => Promise.race([work, patience(sentence)]);
const rowOf = (what: string, took: number[], expected: number): PartyFigures => ({
  what,
  people: took.length,
  lost: expected - took.length,
  'p50 ms': Math.round(percentile(took, 0.5)),
  'p95 ms': Math.round(percentile(took, 0.95)),
  'last ms': Math.round(Math.max(...took)),
});

/**
 * A party of sixty, twelve teams of five with a page each: GO, then the right answer of all sixty at
 * the same moment, then a minute in which they write five messages a second.
 * @throws Error when a hunt moved by other than one step
 */
export async function sixtyAtOnce(feed: VendorFeed): Promise<PartyFigures[]> {
  const organiser = await openClient('visitor');
  const { token, teams } = await aParty(organiser, feed);
  const players = await Promise.all(
    teams.flatMap((team) =>
      Array.from({ length: PEOPLE_A_TEAM }, async (_, n): Promise<Player> => {
        const browser = await openClient('visitor');
        const name = `Player ${n + 1}`;
        await browser.call('joinTeam', { token: team.token, name });
        return { name, team, browser };
      }),
    ),
  );
  /** When each player's own screen shows a document of the team's page that `matches`, in ms from now. */
  const onScreens = async (matches: (data: Record<string, unknown>) => boolean, act: () => Promise<unknown>) => {
    const screens = players.map(({ browser, team }) => seen(browser, `${collections.teamPages}/${team.page}`, matches));
    await Promise.all(screens.map(({ listening }) => listening));
    const began = performance.now();
    await act();
    const at = await within(Promise.all(screens.map((screen) => screen.at)), 'A screen does not show the step');
    return at.map((one) => one - began);
  };

  const texted = teams.map(({ phone }) => untilHandedToTwilio(feed, phone));
  const went = await onScreens(
    ({ phase }) => phase === 'puzzle',
    () => organiser.call('startParty', { token, request_id: crypto.randomUUID() }),
  );
  await within(Promise.all(texted), 'A phone has no first clue');

  const answers = await answersOf(platformFirestore(), TOUR);
  const firsts = await Promise.all(
    players.map(async ({ team }) => {
      const stop = await platformFirestore().doc(`${collections.teamPages}/${team.page}/stops/1`).get();
      return answers[Number(stop.get('tour_stop')) - 1] ?? '';
    }),
  );
  const solved = await onScreens(
    ({ phase, stop_number }) => phase === 'reward' || stop_number === 2,
    () => Promise.all(players.map((player, n) => write(player, firsts[n] ?? '', { phase: 'puzzle', stop_number: 1 }))),
  );
  for (const { booking } of teams) {
    const hunt = (await platformFirestore().doc(`${collections.bookings}/${booking}`).get()).get('hunt');
    if (hunt.results.length !== 1 || hunt.wrong_answers !== 0)
      throw new Error(`Five equal answers moved a hunt by ${hunt.results.length} stops`);
  }
  return [
    rowOf("GO -> the first clue on everybody's page", went, MAX_PEOPLE),
    rowOf('sixty right answers at once -> the next step on every page', solved, MAX_PEOPLE),
    rowOf('five questions a second for a minute -> the reply on the page', await asking(players), RATE * SECONDS),
  ];
}

/** Orders and pays a party of twelve teams with a phone each. */
async function aParty(organiser: Client, feed: VendorFeed): Promise<{ token: string; teams: Team[] }> {
  const party_id = crypto.randomUUID();
  const phones = Array.from({ length: TEAMS }, (_, n) => `+4479008${String(90_000 + n)}`);
  const teams = phones.map((phone_number, n) => ({ name: `Team ${n + 1}`, people: PEOPLE_A_TEAM, phone_number }));
  const order = { party_id, tour_id: TOUR, email: 'party@example.org', starts: 'together', day: null, teams };
  const { client_secret } = await organiser.call<{ client_secret: string }>('createParty', order);
  const welcomed = phones.map((phone) => untilHandedToTwilio(feed, phone));
  await payByCard(client_secret);
  await within(Promise.all(welcomed), 'A phone has no welcome');
  const { token } = z.parse(findPartyOutput, await organiser.call('findParty', { party_id }));
  const links = z.parse(openPartyOutput, await organiser.call('openParty', { token }));
  return {
    token,
    teams: links.teams.map(({ booking_id, token: bookingToken }, n) => {
      const page = pageIdOf(bookingToken);
      return { booking: booking_id, token: teamTokenOf(page), page: teamPageIdOf(page), phone: phones[n] ?? '' };
    }),
  };
}

/** Writes a message as the player's browser does. */
const write = (
  { team, name, browser }: Player,
  text: string,
  seenAt: object,
  message_id: string = crypto.randomUUID(),
) => browser.call('playOnPage', { token: team.token, name, message_id, text, seen: seenAt });

/** Everybody asks STATUS in turn. @returns the time in ms until the reply is on the asker's own page */
async function asking(players: readonly Player[]): Promise<number[]> {
  const took: number[] = [];
  const began = performance.now();
  const screens = await Promise.all(
    players.map(({ browser, team }) => {
      const { path } = newestLines(team.page, 5);
      return watch(query(collection(browser.db, path), orderBy('seq', 'desc'), limit(5)));
    }),
  );
  const asked: Promise<unknown>[] = [];
  for (let n = 0; n < RATE * SECONDS; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + (n * 1000) / RATE - performance.now())));
    const player = players[n % players.length];
    const screen = screens[n % players.length];
    if (!player || !screen) throw new Error('Nobody plays');
    const from = performance.now();
    const at = screen.next(({ data }) => data.from === null && data.to === player.name);
    asked.push(write(player, 'STATUS', { phase: 'puzzle', stop_number: 2 }));
    asked.push(at.then((shown) => took.push(shown - from)));
  }
  await within(Promise.all(asked), 'A question has no reply');
  for (const screen of screens) screen.close();
  return took;
}

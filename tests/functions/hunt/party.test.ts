import { expire } from '@streetlore/domain/booking';
import { SAFETY } from '@streetlore/domain/hunt';
import { boardTeams } from '@streetlore/domain/party';
import { aTour } from '@streetlore/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extendBookingExpiry } from '../../../functions/src/bookings/extend-expiry.ts';
import { moveOrder } from '../../../functions/src/hunt/by-link/move-order.ts';
import { callLastByLink, endParty, partiesToEnd } from '../../../functions/src/hunt/call-last.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { goByLink } from '../../../functions/src/hunt/start-party.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { playByLink } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { pageIdOf, teamPageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import { storeTour } from '../../support/store-tour.ts';
import { organiser, partiesIn } from '../bookings/party-support.ts';
import { type Checkout, openCheckout } from '../bookings/support.ts';
import { aText, repliesTo, storeTexts } from './world.ts';

let checkout: Checkout;
let parties: ReturnType<typeof partiesIn>;
beforeAll(async () => {
  checkout = await openCheckout('demo-hunt-party');
  await storeTour(checkout.services.db, 'loop', { ...aTour(), is_loop: true, stops_count: 3 });
  await storeTour(checkout.services.db, 'line', { ...aTour(), is_loop: false });
  parties = partiesIn(checkout);
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const id = () => crypto.randomUUID();
let phones = 600;
const aPhone = (): string => {
  phones += 1;
  return `+447700900${phones}`;
};
/** A paid party whose first two teams have a phone that is in no other hunt. */
async function aParty(given: Parameters<typeof parties.aPaidParty>[0] = {}) {
  const [ann, bob] = [aPhone(), aPhone()];
  const teams = [
    { name: 'Foxes', people: 5, phone_number: ann },
    { name: 'Herons', people: 4, phone_number: bob },
    { name: '', people: 3, phone_number: null },
  ];
  return { ...(await parties.aPaidParty({ teams, ...given })), ann, bob };
}
const go = (token: string, request_id = id()) => goByLink(checkout.services, { token, request_id }, organiser);
async function say(from: string, body: string) {
  checkout.services.clock.advance(60_000);
  await storeTexts(checkout.services, [aText(checkout.services, `SM${id()}`, from, body)]);
  await playBatches(checkout.services, from);
}
const told = async (phone: string) => (await repliesTo(checkout.services, phone)).map((text) => text.message_content);
const boardOf = async (token: string) =>
  (await checkout.services.store.find(boardTeams(pageIdOf(token)))).toSorted((a, b) => (a.id < b.id ? -1 : 1));
/** The names of the walls of each team's hunt, in its own order. */
const walksOf = async (party: string) => {
  const tours = await Promise.all([1, 2, 3].map((n) => checkout.services.store.huntTour(`${party}-${n}`).read()));
  return tours.map((tour) => tour?.stops.map(({ location_name }) => location_name) ?? []);
};
const phases = async (party: string) => (await parties.bookings(party)).map(({ hunt }) => hunt.phase);

describe('a party that starts together', () => {
  test('answers START before GO that it has not begun, and GO starts every team’s clock at one moment', async () => {
    const { services } = checkout;
    const { party_id, token, links, ann, bob } = await aParty({ tour_id: 'loop' });
    expect((await told(ann)).at(-1)).toContain('Your organiser starts all teams at once');
    await say(ann, 'START');
    expect((await told(ann)).at(-1)).toContain('has not begun');
    expect(await phases(party_id)).toEqual(['ready', 'ready', 'ready']);

    services.clock.advance(60_000);
    const now = services.now();
    const request_id = id();
    await Promise.all([go(token, request_id), go(token, request_id)]);
    await go(token, request_id);
    await expect(go(token)).rejects.toThrow('The party has begun');
    const teams = await parties.bookings(party_id);
    expect(teams.map(({ started_at, hunt }) => [started_at, hunt.phase, hunt.stop_started_at])).toEqual(
      Array(3).fill([now, 'puzzle', now]),
    );
    for (const phone of [ann, bob])
      expect((await told(phone)).filter((text) => text.startsWith('Stop 1/3'))).toHaveLength(1);
    // The team without a phone has its first clue on its page.
    const page = teamPageIdOf(pageIdOf(links.teams[2]?.token ?? ''));
    expect(await services.store.teamStop(page, 1).read()).toMatchObject({ tour_stop: 3 });
    expect((await services.store.partyPages.at(pageIdOf(token)).read())?.went_at).toEqual(now);
  });

  test('lets a team that had expired before GO start by itself, once an admin has given it more time', async () => {
    const { services } = checkout;
    const { party_id, token, bob } = await aParty({ tour_id: 'loop' });
    const late = services.store.bookings.at(`${party_id}-2`);
    const team = await late.read();
    if (!team) throw new Error('No team');
    await late.update(expire(team, services.now()));
    await go(token);
    expect(await phases(party_id)).toEqual(['puzzle', 'stopped', 'puzzle']);
    const more = { booking_id: team.id, request_id: id(), hours: 2 };
    await extendBookingExpiry(services, more, { uid: 'admin', email: 'admin@streetlore.test' });
    await say(bob, 'START');
    expect((await told(bob)).slice(-2)).toEqual([expect.stringContaining('Stop 1/3'), SAFETY]);
  });

  test('sends its teams round a loop from different walls, and each wall’s answer is its own', async () => {
    const { party_id, token, bob } = await aParty({ tour_id: 'loop' });
    await go(token);
    expect(await walksOf(party_id)).toEqual([
      ['Wall 1', 'Wall 2', 'Wall 3'],
      ['Wall 2', 'Wall 3', 'Wall 1'],
      ['Wall 3', 'Wall 1', 'Wall 2'],
    ]);
    await say(bob, 'answer2');
    expect((await parties.bookings(party_id))[1]?.hunt).toMatchObject({
      stop_number: 2,
      results: [{ stop_number: 1 }],
    });
  });

  test('begins at the first wall on a tour that is no loop', async () => {
    const { party_id, token } = await aParty({ tour_id: 'line' });
    await go(token);
    expect((await walksOf(party_id)).map(([first]) => first)).toEqual(Array(3).fill('Wall 1'));
  });

  test('cannot begin before its day, is moved as a whole, and no more once it has begun', async () => {
    const { services } = checkout;
    const { party_id, token, ann } = await aParty({ day: '2026-12-05' });
    await expect(go(token)).rejects.toThrow('The party can begin from Sat 5 Dec, 06:00');
    // A team cannot move by itself. Its texts say who can.
    await say(ann, 'START');
    expect((await told(ann)).at(-1)).toContain('Your organiser starts all teams at once, and can change the day.');
    await say(ann, 'MOVE');
    expect((await told(ann)).at(-1)).toContain('Only your organiser can change its day, for all teams at once.');
    expect((await told(ann)).join()).not.toContain('MOVE');
    services.clock.advance(1000);
    await moveOrder(services, 'party', { token, request_id: id(), day: null }, organiser);
    expect((await parties.bookings(party_id)).map(({ start_window }) => start_window)).toEqual([null, null, null]);
    expect((await told(ann)).at(-1)).toContain('can now begin at once. Your organiser starts all teams.');
    await go(token);
    const moving = moveOrder(services, 'party', { token, request_id: id(), day: '2026-12-06' }, organiser);
    await expect(moving).rejects.toThrow('A team has started');
  });
});

test('a party whose teams start each by itself has no GO', async () => {
  const { party_id, token, ann } = await aParty({ starts: 'each' });
  await expect(go(token)).rejects.toThrow('starts by itself');
  await say(ann, 'START');
  expect((await phases(party_id))[0]).toBe('puzzle');
});

test('the board follows every team, also one that plays on its page, and has nothing personal', async () => {
  const { services } = checkout;
  const { token, links, ann } = await aParty({ tour_id: 'line' });
  expect(await boardOf(links.board_token)).toMatchObject([
    { name: 'Foxes', phase: 'ready', score: 0 },
    { name: 'Herons', phase: 'ready' },
    { name: 'Team 3', phase: 'ready' },
  ]);
  await go(token);
  await say(ann, 'answer1');
  const pageId = pageIdOf(links.teams[2]?.token ?? '');
  const teamToken = teamTokenOf(pageId);
  await joinByLink(services, { token: teamToken, name: 'Zoe' });
  services.clock.advance(1000);
  const seen = { phase: 'puzzle', stop_number: 1 } as const;
  await playByLink(services, { token: teamToken, message_id: id(), name: 'Zoe', text: 'answer1', seen });
  const board = await boardOf(links.board_token);
  expect(board).toMatchObject([
    { solved: 1, stop_number: 2, started_at: expect.any(Date) },
    { solved: 0, stop_number: 1 },
    { solved: 1, stop_number: 2 },
  ]);
  expect(JSON.stringify(board)).not.toMatch(/Zoe|7700900|example\.com/);
});

describe('the last call', () => {
  const last = (token: string, ends: string | null, request_id = id()) =>
    callLastByLink(
      checkout.services,
      { token, request_id, place: 'The Crown, Redchurch St', meet: '21:00', ends },
      organiser,
    );

  test('ends all hunts at once, tells every phone and page once, and puts the teams on the boards', async () => {
    const { services } = checkout;
    const { party_id, token, links, ann } = await aParty({ tour_id: 'loop' });
    await expect(last(token, null)).rejects.toThrow('No team is playing');
    await go(token);
    services.clock.advance(3_600_000);
    const request_id = id();
    await Promise.all([last(token, null, request_id), last(token, null, request_id)]);
    await last(token, null, request_id);
    await expect(last(token, null)).rejects.toThrow('gone out already');
    expect(await phases(party_id)).toEqual(['completed', 'completed', 'completed']);
    const calls = (await told(ann)).filter((text) => text.includes('last call!'));
    expect(calls).toEqual([expect.stringContaining('Meet at The Crown, Redchurch St at 21:00.')]);
    expect(await services.store.leaderboard.at(`${party_id}-1`).read()).toMatchObject({ name: 'Foxes' });
    expect((await boardOf(links.board_token)).map(({ finished_at }) => finished_at)).toEqual(
      Array(3).fill(services.now()),
    );
    const board = await services.store.partyBoards.at(pageIdOf(links.board_token)).read();
    expect(board).toMatchObject({
      called_at: services.now(),
      messages: [{ text: expect.stringContaining('Last call!') }],
    });
  });

  test('comes by the clock, at the time that was set last, once, however many sweeps run', async () => {
    const { services } = checkout;
    const { party_id, token, links, bob } = await aParty({ tour_id: 'loop' });
    await go(token);
    await last(token, '13:00');
    await last(token, '13:30');
    services.clock.set(new Date('2026-11-27T13:00:00Z'));
    expect(await partiesToEnd(services)).not.toContain(party_id);
    await endParty(services, party_id);
    expect(await phases(party_id)).toEqual(['puzzle', 'puzzle', 'puzzle']);
    services.clock.set(new Date('2026-11-27T13:30:00Z'));
    expect(await partiesToEnd(services)).toContain(party_id);
    await Promise.all([endParty(services, party_id), endParty(services, party_id)]);
    await endParty(services, party_id);
    expect(await phases(party_id)).toEqual(['completed', 'completed', 'completed']);
    const calls = (await told(bob)).filter((text) => text.includes('last call!'));
    expect(calls).toEqual([expect.stringContaining('Meet at The Crown, Redchurch St at 21:00.')]);
    expect(await partiesToEnd(services)).not.toContain(party_id);
    await expect(last(token, null)).rejects.toThrow('gone out already');
    // The team without a phone has it on its pages, and the board its podium.
    const link = links.teams[2]?.token ?? '';
    const page = await services.store.teamPages.at(teamPageIdOf(pageIdOf(link))).read();
    expect(page?.party?.last_call).toEqual({ place: 'The Crown, Redchurch St', meet: '21:00' });
    const board = await services.store.partyBoards.at(pageIdOf(links.board_token)).read();
    expect(board?.called_at).toEqual(services.now());
  });
});

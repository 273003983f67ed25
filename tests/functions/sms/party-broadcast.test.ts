import type { PartyMessage } from '@streetlore/domain/party';
import { newestMessagesOfHunt } from '@streetlore/domain/sms';
import { newestLines } from '@streetlore/domain/team';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { queueBroadcast } from '../../../functions/src/admin-texts/send-broadcast.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { pageIdOf, teamPageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import { partiesIn } from '../bookings/party-support.ts';
import { type Checkout, openCheckout } from '../bookings/support.ts';
import { repliesTo } from '../hunt/world.ts';

let checkout: Checkout;
let parties: ReturnType<typeof partiesIn>;
beforeAll(async () => {
  checkout = await openCheckout('demo-sms-party-broadcast');
  parties = partiesIn(checkout);
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
let phones = 700;
const aPhone = (): string => {
  phones += 1;
  return `+447700900${phones}`;
};

/** A paid party of four teams: two have a phone, one plays on its page, and on the last nobody is yet. */
async function aParty() {
  const [ann, bob] = [aPhone(), aPhone()];
  const teams = [ann, bob, null, null].map((phone_number, n) => ({ name: `Team ${n}`, people: 3, phone_number }));
  const party = await parties.aPaidParty({ teams });
  const pages = party.links.teams.map(({ token }) => pageIdOf(token));
  await joinByLink(checkout.services, { token: teamTokenOf(pages[2] ?? ''), name: 'Zoe' });
  return { ...party, ann, bob, pages };
}
type Found = Awaited<ReturnType<typeof aParty>>;

const tell = (party_id: string, body: string, request_id = id()) =>
  queueBroadcast(checkout.services, { request_id, booking_ids: [], party_id, body }, admin);
const told = async (phone: string) =>
  (await repliesTo(checkout.services, phone)).filter(({ message_type }) => message_type === 'broadcast');
const onPage = async (pageId: string | undefined, body: string) => {
  const lines = await checkout.services.store.find(newestLines(teamPageIdOf(pageId ?? ''), 20));
  return lines.filter(({ text }) => text === body).length;
};
const shown = async ({ token, links }: Found): Promise<(PartyMessage[] | undefined)[]> => {
  const { store } = checkout.services;
  const [page, board] = await Promise.all([
    store.partyPages.at(pageIdOf(token)).read(),
    store.partyBoards.at(pageIdOf(links.board_token)).read(),
  ]);
  return [page?.messages, board?.messages];
};

test('a message to a party reaches every team once, with or without phones, and says truthfully whom', async () => {
  const { services } = checkout;
  const party = await aParty();
  const { party_id, pages, ann, bob } = party;
  // A team that has finished is told where the prizes are. A team that got its money back is not.
  const done = { status: 'completed' as const, completed_at: services.now() };
  await services.db.doc(`bookings/${party_id}-2`).update(done);
  const [body, request_id] = ['Prizes in the Crown at six', id()];
  const figures = { recipients: 2, opted_out: 0, pages: 1, unreached: 1, segments: 1, pence: 8 };
  expect(await tell(party_id, body, request_id)).toMatchObject(figures);
  await tell(party_id, body, request_id);
  for (const phone of [ann, bob]) expect(await told(phone)).toMatchObject([{ message_content: body }]);
  expect(await Promise.all(pages.map((page) => onPage(page, body)))).toEqual([1, 1, 1, 1]);
  // The team's thread in the back office has it too.
  const thread = await services.store.find(newestMessagesOfHunt(`${party_id}-3`, 5));
  expect(thread).toMatchObject([{ channel: 'page', message_type: 'broadcast', message_content: body }]);

  await services.db.doc(`bookings/${party_id}-2`).update({ status: 'refunded' });
  expect(await tell(party_id, 'And now?')).toMatchObject({ recipients: 1, pages: 1 });
  expect(await told(bob)).toHaveLength(1);
});

test('what the whole party is told stands on its board and its organiser’s page, the last three, without names', async () => {
  const { services } = checkout;
  const party = await aParty();
  expect(await shown(party)).toEqual([undefined, undefined]);
  const first = services.now();
  for (const body of ['One', 'Two', 'Three', 'Four']) {
    await tell(party.party_id, body);
    services.clock.advance(60_000);
  }
  const at = (minutes: number) => new Date(first.getTime() + minutes * 60_000);
  const newest = [
    { text: 'Four', at: at(3) },
    { text: 'Three', at: at(2) },
    { text: 'Two', at: at(1) },
  ];
  expect(await shown(party)).toEqual([newest, newest]);
});

test('words to one team, or to chosen hunts, never stand on the board', async () => {
  const { services } = checkout;
  const party = await aParty();
  const ids = [1, 2, 3, 4].map((n) => `${party.party_id}-${n}`);
  const answer = { phone_number: null, booking_id: ids[0] ?? null, body: 'Only you: look up' };
  await queueAnswer(services, { request_id: id(), ...answer }, admin);
  await queueBroadcast(services, { request_id: id(), booking_ids: ids, body: 'Rain at four' }, admin);
  expect(await shown(party)).toEqual([undefined, undefined]);
});

test('a message that comes with another change of the party is not lost, and neither is the change', async () => {
  const party = await aParty();
  await Promise.all([tell(party.party_id, 'One'), tell(party.party_id, 'Two'), tell(party.party_id, 'Three')]);
  const [page, board] = await shown(party);
  expect(page?.map(({ text }) => text).toSorted()).toEqual(['One', 'Three', 'Two']);
  expect(board).toEqual(page);
});

test('there is nobody to tell in a party that does not exist, or has no team left', async () => {
  const { services } = checkout;
  await expect(tell(id(), 'Hello')).rejects.toThrow('This party has no team left to tell');
  const { party_id } = await aParty();
  for (const n of [1, 2, 3, 4]) await services.db.doc(`bookings/${party_id}-${n}`).update({ status: 'refunded' });
  await expect(tell(party_id, 'Hello')).rejects.toThrow('This party has no team left to tell');
});

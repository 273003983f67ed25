import type { Booking } from '@streetlore/domain/booking';
import type { Invoice, InvoiceNumbers } from '@streetlore/domain/invoice';
import type { OrderWithParty } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { expect, test } from 'vitest';
import { pageIdOf } from '../../../../functions/src/store/link-ids.ts';
import { newLedger } from '../ledger.ts';
import { seededLinks } from '../links.ts';
import { writePartners } from '../partners/write.ts';
import { writeTours } from '../tours/write.ts';
import { writeParty } from './party.ts';
import { writeHunts } from './write.ts';

const now = new Date('2026-11-27T18:00:00Z');
const ledger = newLedger();
const tours = writeTours(newLedger(), writePartners(newLedger(), now), now);
writeHunts(ledger, tours, now);
writeParty(ledger, tours, now);
const under = <T>(collection: string): WithId<T>[] =>
  ledger.entries
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ ...(data as T), id: path.split('/')[1] ?? '' }));
const bookings = under<Booking>('bookings');
const order = under<OrderWithParty>('orders').find(({ party }) => party);
const party = order?.party;
const teams = bookings.filter((booking) => booking.order_id === order?.id);

test('twelve people play in three teams from three walls, one without a phone, one finished', () => {
  expect(order).toMatchObject({ people: 12, cancelled_at: null, party: { went_at: expect.any(Date) } });
  expect(teams.map(({ id }) => id)).toEqual(party?.team_ids);
  expect(teams.reduce((sum, { amount }) => sum + amount, 0)).toBe(order?.amount);
  expect(new Set(teams.map((booking) => booking.party?.first_stop)).size).toBe(3);
  expect(teams.map(({ phone_numbers }) => phone_numbers.length)).toEqual([2, 0, 1]);
  expect(teams.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'completed']);
});

test('the party has an invoice, and a booking that was refunded one with a credit note; the numbers go on from there', () => {
  const documents = under<Invoice>('invoices').flatMap((one) => one.documents.map(({ kind, gross }) => [kind, gross]));
  expect(documents).toEqual([
    ['invoice', expect.any(Number)],
    ['credit_note', documents[0]?.[1]],
    ['invoice', order?.amount],
  ]);
  expect(under<InvoiceNumbers>('invoice_numbers')).toEqual([{ id: '2026', invoices: 2, credit_notes: 1 }]);
});

test('the page of a team has its stops, and its transcript with the words of all who play', () => {
  for (const { page_id, hunt, page_players = [], phone_numbers } of teams) {
    const below = ledger.teamPages.get(page_id ?? '');
    const reached = below?.stops.map(({ stop_number }) => stop_number).toSorted();
    expect(reached).toEqual(Array.from({ length: hunt.stop_number }, (_, n) => n + 1));
    const said = new Set(below?.lines.flatMap(({ from }) => from ?? []));
    const all = [...phone_numbers.map((number) => number.slice(-3)), ...page_players.map(({ name }) => name)];
    expect([...said].toSorted()).toEqual(all.toSorted());
  }
});

test('the links of the local run open a hunt under way, and the party with its invoice', () => {
  const links = seededLinks();
  const [hunt, team, organiser, invoice, board] = links;
  const till = links.at(-1);
  const running = bookings.find(({ page_id }) => hunt?.page === `booking_pages/${page_id}`);
  expect(running).toMatchObject({ status: 'confirmed', page_players: [{ name: 'Ola' }, { name: 'Marguerite' }] });
  expect(team?.page).toBe(`team_pages/${pageIdOf(team?.address.split('#')[1] ?? '')}`);
  expect(organiser?.page).toBe(`party_pages/${party?.page_id}`);
  expect(invoice?.page).toBe(`invoice_pages/${under<Invoice>('invoices').find(({ id }) => id === order?.id)?.page_id}`);
  expect(board?.page).toBe(`party_boards/${party?.board_id}`);
  expect(till?.address).toMatch(/\/redeem#[A-Za-z0-9]{22}$/);
});

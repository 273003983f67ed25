import { describe, expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { broadcast, broadcastTexts, previewBroadcastInput } from './broadcast.ts';

const now = new Date('2026-11-21T12:00:00Z');
const [ann, bob, cat] = ['+447700900001', '+447700900002', '+447700900003'];
const hunts = [
  { id: 'a', tour_name: 'Color & Vinyl', phone_numbers: [ann, bob] },
  { id: 'b', tour_name: 'Beats & Murals', phone_numbers: [bob, cat] },
];
const everybody = new Set([ann, bob, cat]);
const onPage = [{ name: 'Dora' }];
const aTeam = { id: 'c', tour_name: 'Color & Vinyl', phone_numbers: [] };
type Told = { body?: string; to?: Parameters<typeof broadcast>[2]; optedOut?: readonly string[]; left?: number };
const tell = ({ body = 'Hello', to = hunts, optedOut = [], left = 99 }: Told, isForParty = false) =>
  broadcast('r', { body, isForParty }, to, new Set(optedOut), left, now);
const refusal = (told: Told, isForParty = false) => {
  const decision = tell(told, isForParty);
  return decision.ok ? null : decision.problem.message;
};

test('a broadcast reaches each phone once, leaves out opted-out phones, and says what it costs', () => {
  const decision = tell({ body: 'Rain at four: finish under the bridge.', optedOut: [cat], left: 2 });
  if (!decision.ok) throw new Error(decision.problem.message);
  const { figures, texts, onPages } = decision.value;
  const reached = { recipients: 2, opted_out: 1, pages: 0, unreached: 0 };
  expect(figures).toEqual({ ...reached, segments: 1, encoding: 'GSM-7', pence: 8 });
  expect(texts.map(({ id, phone_number }) => [id, phone_number])).toEqual([
    ['r_0', ann],
    ['r_1', bob],
  ]);
  expect(onPages).toEqual([]);
});

test('teams on their pages are reached too, and stand in the log once: as a text, or else as a page message', () => {
  const decision = tell({
    to: [
      { ...aTeam, id: 'phone and page', phone_numbers: [ann], page_players: onPage },
      { ...aTeam, id: 'page', page_players: onPage },
      { ...aTeam, id: 'nobody yet', page_players: [] },
      { ...aTeam, id: 'opted out', phone_numbers: [cat] },
      { ...aTeam, id: 'erased', phone_numbers: [ERASED_NUMBER] },
    ],
    optedOut: [cat],
  });
  if (!decision.ok) throw new Error(decision.problem.message);
  const { figures, texts, onPages } = decision.value;
  expect(figures).toMatchObject({ recipients: 1, opted_out: 1, pages: 2, unreached: 3, pence: 4 });
  expect(texts.map(({ phone_number }) => phone_number)).toEqual([ann]);
  expect(onPages).toMatchObject([
    { id: 'r_1', booking_id: 'page', page_player: '', message_type: 'broadcast', phone_number: null, segments: 0 },
  ]);
});

test('a broadcast that nobody would read is refused before anything is sent', () => {
  expect(refusal({ to: [] })).toBe('Choose at least one hunt');
  expect(refusal({ optedOut: [...everybody] })).toBe('Every player of these hunts has opted out of texts');
  expect(refusal({ to: [aTeam] })).toBe(broadcastTexts.noReader);
  expect(refusal({ to: [{ ...aTeam, page_players: onPage }] })).toBeNull();
  // Whoever booked a hunt on a page has that page by mail. A party's organiser has one for all teams.
  expect(refusal({ to: [{ ...aTeam, email: 'lena@example.org' }] })).toBeNull();
  expect(refusal({ to: [{ ...aTeam, email: 'lena@example.org', party: {} }] })).toBe(broadcastTexts.noReader);
});

test('a party is told on its board, with or without phones, while it has a team', () => {
  expect(refusal({ to: [aTeam] }, true)).toBeNull();
  expect(refusal({ optedOut: [...everybody] }, true)).toBeNull();
  expect(refusal({ to: [] }, true)).toBe(broadcastTexts.noTeam);
});

test('a broadcast is refused when the day’s budget does not cover all of it', () => {
  expect(refusal({ left: 3 })).toBeNull();
  expect(refusal({ left: 2 })).toBe(
    "This takes 3 segments, and 2 of today's budget are left. It starts again at midnight.",
  );
  expect(refusal({ to: [{ ...aTeam, page_players: onPage }], left: 0 })).toBeNull();
});

describe('the input', () => {
  const faultsOf = (input: object) =>
    (previewBroadcastInput.safeParse({ booking_ids: [], body: 'Hello', ...input }).error?.issues ?? []).map(
      ({ message }) => message,
    );
  test('names hunts or a party, never both or neither', () => {
    expect(faultsOf({ booking_ids: ['a'] })).toEqual([]);
    expect(faultsOf({ party_id: 'p' })).toEqual([]);
    expect(faultsOf({ party_id: null })).toEqual([broadcastTexts.nobody]);
    expect(faultsOf({ booking_ids: ['a'], party_id: 'p' })).toEqual([broadcastTexts.nobody]);
  });

  test.each([
    ['Prizes at 18.30 in the Crown & Anchor, 50 Brick Lane E1 6RF', true],
    ['Rain: GO is at 14:00 on 28 November 2026, not at 13:00', true],
    ['Call Ines on 07700 900123', false],
    ['Call +44 (0)7700 900-123 now', false],
    ['Write to ines@example.com', false],
  ])('lets no number and no address onto a party’s board: %s', (body, good) => {
    expect(faultsOf({ party_id: 'p', body })).toEqual(good ? [] : [broadcastTexts.contact]);
    expect(faultsOf({ booking_ids: ['a'], body })).toEqual([]);
  });
});

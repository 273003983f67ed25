import { describe, expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { aBooking, aPendingBooking } from '../testing/index.ts';
import { countPlayer, playerSearch, playersOfBooking, playerWords } from './index.ts';

const [ann, bob] = ['+447700900901', '+447700900902'] as const;
const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const texts = { messages: 7, last: null, optedOut: false };

test('money counts for the booker, a hunt for every phone, and an unpaid booking for nobody', () => {
  const bookings = [
    aBooking({
      phone_numbers: [ann, bob],
      amount: 1800,
      refunded_amount: 500,
      created_at: day(3),
      email: 'Ann@Example.org',
      team_name: 'Blue Foxes',
    }),
    aBooking({
      phone_numbers: [bob, ann],
      amount: 2000,
      created_at: day(2),
      status: 'completed',
      confirmed_at: day(2),
    }),
    aPendingBooking({ phone_numbers: [ann], amount: 900, created_at: day(1) }),
  ];
  const { search, ...figures } = countPlayer(ann, bookings, texts) ?? {};
  expect(search).toEqual(expect.arrayContaining(['ann@ex', '900901', 'blue foxes', '+44770']));
  expect(figures).toEqual({
    phone_number: ann,
    email: 'ann@example.org',
    hunts: 2,
    completed: 1,
    playing: true,
    messages: 7,
    spend: 1300,
    opted_out: false,
    never_texted: true,
    last_seen_at: day(3),
  });
  expect(countPlayer(ann, bookings, { ...texts, last: day(1) })).not.toHaveProperty('never_texted');
  // The address on the booking belongs to its booker, not to every phone on it.
  expect(countPlayer(bob, bookings, { ...texts, last: day(9) })).toMatchObject({
    email: null,
    spend: 2000,
    last_seen_at: day(9),
  });
  expect(countPlayer('+447700900999', bookings, texts)).toBeNull();
});

test('a player is known by the party of their newest hunt, and by no party after another hunt', () => {
  const party = { board_id: 'b', first_stop: 1, held: false };
  const team = aBooking({ order_id: 'p1', phone_numbers: [ann], created_at: day(2), party });
  expect(countPlayer(ann, [team], texts)).toMatchObject({ party_id: 'p1' });
  const own = aBooking({ phone_numbers: [ann], created_at: day(3) });
  expect(countPlayer(ann, [team, own], texts)).not.toHaveProperty('party_id');
});

test('an abandoned checkout makes no player and changes none', () => {
  const left = aPendingBooking({ phone_numbers: [ann], created_at: day(5), team_name: 'Nobodies', email: 'x@y.org' });
  expect(countPlayer(ann, [left], texts)).toBeNull();
  const paid = aBooking({ phone_numbers: [ann], created_at: day(2), email: 'ann@example.org' });
  const known = countPlayer(ann, [paid, left], texts);
  expect(known).toMatchObject({ hunts: 1, email: 'ann@example.org', last_seen_at: day(2) });
  expect(known?.search).not.toContain('nobodies');
});

test('a change of a booking moves the figures of the numbers that are or were on it, and no others', () => {
  const before = aBooking({ phone_numbers: [ann], created_at: day(1) });
  expect(playersOfBooking({ before, after: { ...before, phone_numbers: [ann, bob] } })).toEqual([ann, bob]);
  expect(playersOfBooking({ before, after: { ...before, phone_numbers: [ERASED_NUMBER] } })).toEqual([ann]);
  expect(playersOfBooking({ before, after: { ...before, refunded_amount: 5 } })).toEqual([ann]);
  expect(playersOfBooking({ before, after: { ...before, team_name: 'Owls' } })).toEqual([ann]);
  expect(playersOfBooking({ before, after: { ...before, current_stop: 2 } })).toEqual([]);
});

describe('a search', () => {
  const teams = ['The Night Owls', 'Señor Fox’s 9 Lives'];
  const words = playerWords(ann, ['ann.smith@mail.example.org', ...teams]);
  const finds = (typed: string) => playerSearch(typed)?.some((word) => words.includes(word));
  test.each([
    ...['07700 9', '7700 9', '+44 7700 9', '+447700900901', '(07700) 900-901'],
    ...['900901', '900 901'],
    ...['ann', 'Smith', 'smith@mail', 'mail.ex', ' Ann.Smith@Mail.example.org ', 'org'],
    ...['owls', 'the night', 'NIGHT  OWL', 'senor', 'Foxs 9', 'fox’s', '9 lives', '9'],
  ])('by %s finds Ann of the Night Owls', (typed) => {
    expect(finds(typed)).toBe(true);
  });
  // Without a filter the list would look as if the search had found all players.
  test.each(['nn', 'mith', 'wls', '00901', '900902', '07701', '%', '🦊', 'smith owls'])('by %s is empty', (typed) => {
    expect(finds(typed)).toBe(false);
  });
  test('has no words when nothing is typed', () => {
    expect([playerSearch(''), playerSearch('  ')]).toEqual([null, null]);
  });
  test('stores few enough words for an index, however long the address', () => {
    expect(playerWords(ann, ['a.'.repeat(127), 'b '.repeat(20)]).length).toBeLessThanOrEqual(1000);
  });
});

import { type Booking, bookingActionTexts, closesAt, startWindowOf } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { aBooking, aPendingBooking } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { MismatchedBookings } from '../players/mismatches.tsx';
import { RejectedRefunds } from '../players/refund-problems.tsx';
import { ActionButtons } from './actions/action-buttons.tsx';
import { bookingActions, playActions } from './actions/actions.ts';
import { bookingOffers, stepOffers } from './actions/offers.ts';
import { BookingCard } from './booking-card.tsx';

const now = new Date('2026-11-21T12:00:00Z');
// The offered actions depend on the time: a booking is extended from its expiry, or from now on if
// it has expired.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());

const [ann, bob] = ['+447700900901', '+447700900902'] as const;
const given = {
  phone_numbers: [ann, bob],
  email: 'ann@example.org',
  team_name: 'Bricks',
  stops_count: 8,
  created_at: now,
};
const draft = aPendingBooking(given);
const paid: WithId<Booking> = { ...aBooking(given), id: 'b1' };
const started: WithId<Booking> = {
  ...paid,
  started_at: now,
  current_stop: 2,
  hunt: { ...paid.hunt, phase: 'puzzle', stop_number: 2, stop_started_at: now },
};

const words = (page: ReactElement) => wordsOf(htmlOf(page, '/admin/players'));

/** The names of the offered actions. */
const offered = (booking: Booking) =>
  [...bookingOffers(booking, now), ...stepOffers(booking, now)].map(({ name }) => name);
const dialog = (opened: keyof typeof bookingActions, booking: WithId<Booking>) =>
  words(
    <ActionButtons
      about={booking}
      actions={bookingActions}
      offers={[]}
      opened={opened}
      form={{ booking, number: '' }}
    />,
  );
const stepDialog = (opened: keyof typeof playActions, booking: WithId<Booking>) =>
  words(<ActionButtons about={booking} actions={playActions} offers={[]} opened={opened} />);

test('a booking offers the actions that its state allows, and none that the server would refuse', () => {
  const links = ['copyLink', 'endLink'];
  expect(offered(paid)).toEqual([
    ...['refund', 'invoice', 'welcome', 'move', 'extend', 'teammate', 'drop', 'team', ...links],
    ...['nudge', 'way', 'end'],
  ]);
  expect(offered(started)).toEqual([
    ...['refund', 'invoice', 'teammate', 'drop', 'team', ...links],
    ...['nudge', 'way', 'hint', 'skip', 'pause', 'end'],
  ]);
  expect(offered({ ...started, hunt: { ...started.hunt, paused: true } })).toEqual([
    'refund',
    'invoice',
    'teammate',
    'drop',
    'team',
    ...links,
    ...['nudge', 'way', 'skip', 'resume', 'end'],
  ]);
  expect(offered({ ...started, current_stop: 8, hunt: { ...started.hunt, stop_number: 8 } })).not.toContain('skip');
  expect(offered({ ...paid, status: 'refunded', refunded_amount: paid.amount })).toEqual(['invoice', ...links]);
  expect(offered({ ...paid, status: 'expired', hunt: { ...paid.hunt, phase: 'stopped' } })).toEqual([
    'refund',
    'invoice',
    'move',
    'extend',
    ...links,
  ]);
  // Nobody is left behind the link of a booking whose people were deleted.
  const cleared: WithId<Booking> = { ...paid, status: 'expired', cleared_at: now };
  expect(offered(cleared)).not.toEqual(expect.arrayContaining(['move']));
  expect(offered(cleared)).not.toEqual(expect.arrayContaining(['copyLink']));
  expect(offered(draft)).toEqual([]);
  const done: WithId<Booking> = { ...started, status: 'completed', completed_at: now };
  const ofLeaderboard = (booking: Booking) => offered(booking).filter((name) => name.endsWith('Fast'));
  expect(ofLeaderboard(done)).toEqual([]);
  expect(ofLeaderboard({ ...done, too_fast: 'kept' })).toEqual(['showFast']);
  expect(ofLeaderboard({ ...done, too_fast: 'shown' })).toEqual(['keepFast']);
  // Whoever shows a team that an admin has hidden decides about its name first.
  expect(ofLeaderboard({ ...done, too_fast: 'kept', unlisted: true })).toEqual([]);
  // In a full group a lost phone can be replaced. In a group with room the new number joins first.
  const full = { ...started, phone_numbers: [1, 2, 3, 4, 5].map((n) => `+44770090012${n}`) };
  expect(offered(full)).toContain('teammate');
  const replacing = dialog('teammate', full);
  expect(replacing).toContain('The old number gets no more texts, and is not told');
  expect(replacing).not.toContain('Nobody: add one more');
  expect(dialog('teammate', started)).toContain('Nobody: add one more');
  expect(words(<BookingCard booking={paid} />)).toContain(
    'Refund Invoice Resend the welcome Move to another day Extend the expiry Add or replace a phone Drop a phone Edit the team Copy the link End the link Nudge Send the way End hunt',
  );
});

test('a hunt that a gift paid whole offers to give the gift back, and no refund to a card', () => {
  const given: WithId<Booking> = { ...paid, amount: 0, paid_by: { by: 'gift', pence: 1_800 } };
  expect(offered(given)).toContain('giveGiftBack');
  expect(offered(given)).not.toContain('refund');
  expect(dialog('giveGiftBack', given)).toContain(
    'its code can be used again, unless the gift or voucher was cancelled',
  );
  expect(offered({ ...given, status: 'refunded' })).not.toContain('giveGiftBack');
  expect(offered(paid)).not.toContain('giveGiftBack');
});

test('a rejected refund can be repeated or closed, and shows the rejected amount', () => {
  const rejected: WithId<Booking> = {
    ...paid,
    status: 'refunded',
    refunded_amount: 0,
    refund_problem: { amount: 1_800, reason: 'expired_or_canceled_card', at: now },
  };
  expect(offered(rejected)).toEqual(['refund', 'closeRefund', 'invoice', 'copyLink', 'endLink']);
  const panel = words(<RejectedRefunds bookings={[rejected]} />);
  expect(panel).toContain('Refunds that have failed');
  expect(panel).toContain('Refund failed');
  expect(panel).toContain('£18.00 came back: the card has expired or was cancelled');
  expect(htmlOf(<RejectedRefunds bookings={[]} />, '/admin/players')).toBe('');
  const refused = { ...rejected, refund_problem: { amount: 1_800, reason: 'refused', at: now } };
  expect(words(<BookingCard booking={refused} />)).toContain('£18.00 did not leave: Stripe refused the refund');
  const close = dialog('closeRefund', rejected);
  expect(close).toContain('Close this when £18.00 has been paid in another way, or is not owed.');
});

test('a partial refund of a finished hunt does not say that the hunt goes on, and the price excludes late joiners', () => {
  const done: WithId<Booking> = { ...started, status: 'completed', participants: 4 };
  expect(dialog('refund', done)).not.toContain('goes on');
  expect(words(<BookingCard booking={done} />)).not.toContain('for 4');
  const onItsWay: WithId<Booking> = {
    ...done,
    refunded_amount: 500,
    refunds: { re_1: { amount: 500, status: 'pending', at: now, returned_at: null } },
  };
  expect(words(<BookingCard booking={onItsWay} />)).toContain('£5.00, of it £5.00 still on its way');
});

test('the card names who plays on the team’s page', () => {
  const page_players = ['Ann', 'Zoë'].map((name) => ({ name, joined_at: now }));
  expect(words(<BookingCard booking={{ ...paid, page_players }} />)).toContain('On the team’s page: Ann, Zoë');
  expect(words(<BookingCard booking={paid} />)).not.toContain('On the team’s page');
});

test('the card says for which day a hunt is booked, and from when until when it can be started', () => {
  expect(words(<BookingCard booking={paid} />)).toContain('Booked for today');
  const start_window = startWindowOf('2026-12-05');
  const forDay: WithId<Booking> = { ...paid, start_window, expires_at: closesAt(start_window) };
  const card = words(<BookingCard booking={forDay} />);
  expect(card).toContain('Paid, not started Booked for Sat 5 Dec');
  expect(card).toContain('Can be started From Sat 5 Dec, 06:00 Expires 6 Dec 2026, 06:00');
  const playing = words(<BookingCard booking={{ ...started, start_window }} />);
  expect(playing).toContain('Booked for Sat 5 Dec');
  expect(playing).not.toContain('Can be started');
  const move = dialog('move', forDay);
  expect(move).toContain('Today means at once.');
  expect(dialog('move', paid)).toContain(
    'The hunt can then be started from Sun 22 Nov, 06:00, until Mon 23 Nov, 06:00. All 2 phones of this hunt are told by text.',
  );
});

test('the card says how many of a group have no phone in the booking, while its numbers are known', () => {
  const group: WithId<Booking> = { ...paid, participants: 5 };
  expect(words(<BookingCard booking={group} />)).toContain('Players 5, 3 without a phone');
  expect(words(<BookingCard booking={{ ...paid, participants: 2 }} />)).toContain('Players 2 ');
  const cleared: WithId<Booking> = { ...group, phone_numbers: [], cleared_at: now };
  expect(words(<BookingCard booking={cleared} />)).not.toContain('without a phone');
});

test('a hunt on a page shows its address, and offers nothing that needs a phone', () => {
  const onPage: WithId<Booking> = { ...paid, phone_numbers: [], email: 'lena@example.org' };
  expect(offered(onPage)).toEqual([
    ...['refund', 'invoice', 'move', 'extend', 'teammate', 'team', 'copyLink', 'endLink'],
    ...['nudge', 'way', 'end'],
  ]);
  const card = words(<BookingCard booking={onPage} />);
  expect(card).toContain('E-mail lena@example.org');
  expect(card).toContain('No phone: the team plays on its page');
  expect(dialog('refund', onPage)).toContain('and the team is told on its page and by mail.');
  expect(dialog('move', onPage)).toContain('The team is told on its page and by mail.');
  expect(dialog('teammate', onPage)).not.toContain('Instead of');
  expect(stepDialog('end', onPage)).toContain('The team is told so. Goes to the team’s page.');
});

test('a booking that its visitor cancelled says so, and what Stripe still owes', () => {
  const cancelled: WithId<Booking> = {
    ...paid,
    status: 'refunded',
    hunt: { ...paid.hunt, phase: 'stopped' },
    cancelled_at: now,
    refund_due: { request_id: 'r', amount: 1_800, at: now },
  };
  const card = words(<BookingCard booking={cancelled} />);
  expect(card).toContain('Cancelled By the visitor on 21 Nov 2026, 12:00');
  expect(card).toContain('Refund due £18.00, not yet taken over by Stripe');
  expect(words(<BookingCard booking={{ ...cancelled, refund_due: null }} />)).not.toContain('Refund due');
});

test('ending a link says that the group gets a new one by LINK', () => {
  expect(dialog('endLink', paid)).toContain('any phone of the group by texting LINK.');
});

test('a mismatched payment can be accepted or refunded, and the dialogs say what happens', () => {
  const mismatched: WithId<Booking> = {
    ...draft,
    id: 'b2',
    payment_mismatch: { received: 1_500, refunded: 0, currency: 'gbp', at: now },
  };
  expect(offered(mismatched)).toEqual(['accept', 'refund']);
  const panel = words(<MismatchedBookings bookings={[mismatched]} />);
  expect(panel).toContain('Payments that do not match their booking');
  expect(panel).toContain('£15.00 instead of £18.00');
  expect(panel).toContain('Accept payment Refund');
  expect(htmlOf(<MismatchedBookings bookings={[]} />, '/admin/players')).toBe('');
  const accept = dialog('accept', mismatched);
  expect(accept).toContain('The price was £18.00; what was paid becomes what the hunt costs.');
  expect(accept).toContain('all 2 phones of this hunt get the welcome text.');
  expect(accept).toContain('Accept £15.00');
  const refund = dialog('refund', mismatched);
  expect(refund).toContain('£15.00 of this booking can still be refunded.');
  expect(refund).toContain('This is a full refund: the booking ends.');
  const inEuros = { ...mismatched, payment_mismatch: { received: 1_500, refunded: 0, currency: 'eur', at: now } };
  expect(offered(inEuros)).toEqual(['refund']);
  expect(words(<MismatchedBookings bookings={[inEuros]} />)).toContain('€15.00 instead of £18.00');
});

test('the refund dialog shows what is left, and what a full refund does to the hunt', () => {
  const refund = (booking: WithId<Booking>) => dialog('refund', booking);
  const all = refund(paid);
  expect(all).toContain('£18.00 of this booking can still be refunded.');
  expect(all).toContain(
    'This is a full refund: the hunt ends at once, for good, and all 2 phones of this hunt are told by text.',
  );
  expect(all).toContain('Refund £18.00');
  expect(refund({ ...paid, refunded_amount: 500 })).toContain('Refund £13.00');
  // Everybody is told of the end. Other refunds have a reason, and whoever paid is told of them.
  expect(all).not.toContain('Choose why');
  const over = { ...paid, status: 'completed', email: 'ada@example.test' } as const;
  expect(refund(over)).toContain('Choose why A wall was gone');
  expect(refund(over)).toContain('Tell whoever paid By mail By text');
  expect(refund({ ...over, email: null })).toContain('Whoever paid is told by text.');
  expect(refund({ ...over, email: null, opted_out: [0, 1] })).toContain('Nobody can be told');
  expect(bookingActionTexts.tooMuch('£13.00')).toBe('Only £13.00 is left to refund');
});

test('each operation says what will happen before it is done', () => {
  expect(dialog('extend', paid)).toContain(
    'until 23 Nov 2026, 12:00. The booking’s address and the team’s page are told, by no text.',
  );
  expect(dialog('teammate', paid)).toContain('Nothing more is charged. 3 places are left of 5.');
  const alone = { ...started, phone_numbers: [ann] };
  expect(dialog('welcome', alone)).toContain('The phone of this hunt gets the welcome text again');
  expect(stepDialog('skip', alone)).toContain(
    'Stop 2 ends without points, and everybody in this hunt gets the next one. This cannot be undone.',
  );
  expect(stepDialog('pause', alone)).toContain('the clock stops. The phone of this hunt is told so.');
  expect(stepDialog('resume', alone)).toContain('gets the current clue again');
  expect(stepDialog('end', alone)).toContain('nothing is refunded');
  expect(stepDialog('end', alone)).toContain('Goes to +44 7700 900901. ');
  const page_players = [{ name: 'Zoë', joined_at: now }];
  expect(stepDialog('skip', { ...started, page_players })).toContain(
    'Goes to +44 7700 900901, +44 7700 900902, the team’s page.',
  );
});

import { type Booking, bookingActionTexts, closesAt, startWindowOf } from '@streetlore/domain/booking';
import { type FoundPerson, privacyTexts } from '@streetlore/domain/privacy';
import type { WithId } from '@streetlore/domain/query';
import { aBooking, aPendingBooking } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { BookingActions, offeredActions } from './booking-actions.tsx';
import { BookingCard } from './booking-card.tsx';
import { CloseRefundDialog } from './close-refund-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ErasedDialog } from './erased-dialog.tsx';
import { EndLinkDialog } from './link-dialogs.tsx';
import { MismatchedBookings } from './mismatches.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { AcceptDialog, ExtendDialog, StepDialog, TeammateDialog } from './operations.tsx';
import { PersonRecords } from './person-records.tsx';
import { Reachability } from './player-list.tsx';
import { Figures } from './player-page.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RejectedRefunds } from './refund-problems.tsx';

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
const nothing = () => undefined;

// A booking that has expired is extended from now on.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());

const words = (page: ReactElement) => wordsOf(htmlOf(page, '/admin/players'));

test('a booking offers the actions that its state allows, and none that the server would refuse', () => {
  const links = ['copyLink', 'endLink'];
  expect(offeredActions(paid, now)).toEqual([
    ...['refund', 'welcome', 'move', 'extend', 'teammate', 'drop', 'team', ...links],
    'end',
  ]);
  expect(offeredActions(started, now)).toEqual([
    ...['refund', 'teammate', 'drop', 'team', ...links],
    ...['skip', 'pause', 'end'],
  ]);
  expect(offeredActions({ ...started, hunt: { ...started.hunt, paused: true } }, now)).toEqual([
    'refund',
    'teammate',
    'drop',
    'team',
    ...links,
    'skip',
    'resume',
    'end',
  ]);
  expect(offeredActions({ ...started, current_stop: 8, hunt: { ...started.hunt, stop_number: 8 } }, now)).not.toContain(
    'skip',
  );
  expect(offeredActions({ ...paid, status: 'refunded', refunded_amount: paid.amount }, now)).toEqual(links);
  expect(offeredActions({ ...paid, status: 'expired', hunt: { ...paid.hunt, phase: 'stopped' } }, now)).toEqual([
    'refund',
    'move',
    'extend',
    ...links,
  ]);
  // Nobody is left behind the link of a booking whose people were deleted.
  const cleared: WithId<Booking> = { ...paid, status: 'expired', cleared_at: now };
  expect(offeredActions(cleared, now)).not.toEqual(expect.arrayContaining(['move']));
  expect(offeredActions(cleared, now)).not.toEqual(expect.arrayContaining(['copyLink']));
  expect(offeredActions(draft, now)).toEqual([]);
  const done: WithId<Booking> = { ...started, status: 'completed', completed_at: now };
  const ofLeaderboard = (booking: Booking) => offeredActions(booking, now).filter((name) => name.endsWith('Fast'));
  expect(ofLeaderboard(done)).toEqual([]);
  expect(ofLeaderboard({ ...done, too_fast: 'kept' })).toEqual(['showFast']);
  expect(ofLeaderboard({ ...done, too_fast: 'shown' })).toEqual(['keepFast']);
  // Whoever shows a team that an admin has hidden decides about its name first.
  expect(ofLeaderboard({ ...done, too_fast: 'kept', unlisted: true })).toEqual([]);
  // In a full group a lost phone can be replaced. In a group with room the new number joins first.
  const full = { ...started, phone_numbers: [1, 2, 3, 4, 5].map((n) => `+44770090012${n}`) };
  expect(offeredActions(full, now)).toContain('teammate');
  const replacing = words(<TeammateDialog booking={full} onClose={nothing} />);
  expect(replacing).toContain('The old number gets no more texts, and is not told');
  expect(replacing).not.toContain('Nobody: add one more');
  expect(words(<TeammateDialog booking={started} onClose={nothing} />)).toContain('Nobody: add one more');
  expect(words(<BookingActions booking={paid} />)).toContain(
    'Refund Resend the welcome Move to another day Extend the expiry Add or replace a phone Drop a phone Edit the team Copy the link End the link End the hunt',
  );
});

test('a rejected refund can be repeated or closed, and shows the rejected amount', () => {
  const rejected: WithId<Booking> = {
    ...paid,
    payment_intent_id: 'pi',
    status: 'refunded',
    refunded_amount: 0,
    refund_problem: { amount: 1_800, reason: 'expired_or_canceled_card', at: now },
  };
  expect(offeredActions(rejected, now)).toEqual(['refund', 'closeRefund', 'copyLink', 'endLink']);
  const panel = words(<RejectedRefunds bookings={[rejected]} />);
  expect(panel).toContain('Refunds that have failed');
  expect(panel).toContain('Refund failed');
  expect(panel).toContain('£18.00 came back: the card has expired or was cancelled');
  expect(htmlOf(<RejectedRefunds bookings={[]} />, '/admin/players')).toBe('');
  const refused = { ...rejected, refund_problem: { amount: 1_800, reason: 'refused', at: now } };
  expect(words(<BookingCard booking={refused} />)).toContain('£18.00 did not leave: Stripe refused the refund');
  const close = words(<CloseRefundDialog booking={rejected} onClose={nothing} />);
  expect(close).toContain('Close this when £18.00 has been paid in another way, or is not owed.');
});

test('a partial refund of a finished hunt does not say that the hunt goes on, and the price excludes late joiners', () => {
  const done: WithId<Booking> = { ...started, status: 'completed', participants: 4 };
  expect(words(<RefundDialog booking={done} onClose={nothing} />)).not.toContain('goes on');
  expect(words(<BookingCard booking={done} />)).not.toContain('for 4');
  const onItsWay: WithId<Booking> = {
    ...done,
    refunded_amount: 500,
    refunds: { re_1: { amount: 500, status: 'pending' } },
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
  const move = words(<MoveDialog booking={forDay} onClose={nothing} />);
  expect(move).toContain('Today means at once.');
  expect(words(<MoveDialog booking={paid} onClose={nothing} />)).toContain(
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
  expect(words(<EndLinkDialog booking={paid} onClose={nothing} />)).toContain(
    'any phone of the group by texting LINK.',
  );
});

test('a mismatched payment can be accepted or refunded, and the dialogs say what happens', () => {
  const mismatched: WithId<Booking> = {
    ...draft,
    id: 'b2',
    payment_intent_id: 'pi',
    payment_mismatch: { received: 1_500, refunded: 0, currency: 'gbp', at: now },
  };
  expect(offeredActions(mismatched, now)).toEqual(['accept', 'refund']);
  const panel = words(<MismatchedBookings bookings={[mismatched]} />);
  expect(panel).toContain('Payments that do not match their booking');
  expect(panel).toContain('£15.00 instead of £18.00');
  expect(panel).toContain('Accept payment Refund');
  expect(htmlOf(<MismatchedBookings bookings={[]} />, '/admin/players')).toBe('');
  const accept = words(<AcceptDialog booking={mismatched} onClose={nothing} />);
  expect(accept).toContain('The price was £18.00; what was paid becomes what the hunt costs.');
  expect(accept).toContain('all 2 phones of this hunt get the welcome text.');
  expect(accept).toContain('Accept £15.00');
  const refund = words(<RefundDialog booking={mismatched} onClose={nothing} />);
  expect(refund).toContain('£15.00 of this booking can still be refunded.');
  expect(refund).toContain('This is a full refund: the booking ends.');
  const inEuros = { ...mismatched, payment_mismatch: { received: 1_500, refunded: 0, currency: 'eur', at: now } };
  expect(offeredActions(inEuros, now)).toEqual(['refund']);
  expect(words(<MismatchedBookings bookings={[inEuros]} />)).toContain('€15.00 instead of £18.00');
});

test('the refund dialog shows what is left, and what a full refund does to the hunt', () => {
  const dialog = (booking: WithId<Booking>) => words(<RefundDialog booking={booking} onClose={nothing} />);
  const all = dialog(paid);
  expect(all).toContain('£18.00 of this booking can still be refunded.');
  expect(all).toContain(
    'This is a full refund: the hunt ends at once, for good, and all 2 phones of this hunt are told by text.',
  );
  expect(all).toContain('Refund £18.00');
  expect(dialog({ ...paid, refunded_amount: 500 })).toContain('Refund £13.00');
  // Everybody is told of the end. Other refunds have a reason, and whoever paid is told of them.
  expect(all).not.toContain('Choose why');
  const over = { ...paid, status: 'completed', email: 'ada@example.test' } as const;
  expect(dialog(over)).toContain('Choose why A wall was gone');
  expect(dialog(over)).toContain('Tell whoever paid By mail By text');
  expect(dialog({ ...over, email: null })).toContain('Whoever paid is told by text.');
  expect(dialog({ ...over, email: null, opted_out: [0, 1] })).toContain('Nobody can be told');
  expect(bookingActionTexts.tooMuch('£13.00')).toBe('Only £13.00 is left to refund');
});

test('each operation says what will happen before it is done', () => {
  expect(words(<ExtendDialog booking={paid} onClose={nothing} />)).toContain(
    'until 23 Nov 2026, 12:00. The booking’s address and the team’s page are told, by no text.',
  );
  expect(words(<TeammateDialog booking={paid} onClose={nothing} />)).toContain(
    'Nothing more is charged. 3 places are left of 5.',
  );
  const step = (name: 'welcome' | 'skip' | 'pause' | 'resume' | 'end') =>
    words(<StepDialog booking={{ ...started, phone_numbers: [ann] }} step={name} onClose={nothing} />);
  expect(step('welcome')).toContain('The phone of this hunt gets the welcome text again');
  expect(step('skip')).toContain('The stop counts as skipped, with no points.');
  expect(step('pause')).toContain('the clock stops. The phone of this hunt is told so.');
  expect(step('resume')).toContain('gets the current clue again');
  expect(step('end')).toContain('nothing is refunded');
});

test('a player’s figures show the phone’s activity and whether texts reach it', () => {
  const player = {
    phone_number: ann,
    email: null,
    hunts: 2,
    completed: 1,
    playing: true,
    messages: 40,
    spend: 1300,
    opted_out: false,
    last_seen_at: now,
    counted_at: now,
  };
  expect(words(<Figures player={player} />)).toBe(
    ' Hunts 2 Completed 1 Messages 40 Spend £13.00 Last seen 21 Nov 2026, 12:00 ',
  );
  expect(words(<Reachability player={player} />)).toBe(' Reached by text Playing ');
  // The number is on a booking and has sent no text. Nobody has seen it or knows that texts reach
  // it.
  const silent = { ...player, never_texted: true } as const;
  expect(words(<Figures player={silent} />)).toContain('Last seen Never, booked 21 Nov 2026, 12:00');
  expect(words(<Reachability player={silent} />)).toBe(' Never texted us Playing ');
  expect(words(<Reachability player={{ ...silent, opted_out: true }} />)).toBe(' Opted out Playing ');
});

test('the page of a person shows held data, linked people, a refusal, and what an erasure keeps', () => {
  const found: FoundPerson = {
    linked: { phone_numbers: [], emails: [] },
    held: {
      bookings: 2,
      texts: 30,
      page_messages: 12,
      photos: 1,
      reviews: 2,
      subscriptions: 1,
      letters: 0,
      partners: 0,
    },
    opted_out: true,
    refusal: privacyTexts.inProgress,
  };
  const asked = { phone_numbers: [ann], emails: [] };
  const linked = { phone_numbers: [], emails: ['ann@example.org'] };
  const chosen = { phone_numbers: [ann], emails: ['ann@example.org'] };
  const held = words(
    <PersonRecords looked={{ asked, linked, chosen, found }} busy={false} onChoose={nothing} onErased={nothing} />,
  );
  expect(held).toContain('+44 7700 900901');
  expect(held).toContain(
    'Found on the same booking or photo. Leave out what belongs to somebody else. ann@example.org',
  );
  expect(held).toContain(
    'Bookings 2 Texts 30 Messages on pages 12 Photos 1 Reviews 2 Newsletter 1 Contact messages 0 Partner contacts 0',
  );
  expect(held).toContain('Has opted out of texts A hunt of theirs is waiting or in progress. End or refund it first.');
  const dialog = words(<EraseDialog person={chosen} onErased={nothing} onClose={nothing} />);
  expect(dialog).toContain('Erase this person?');
  expect(dialog).toContain('What is deleted The number, address and team name on their bookings');
  expect(dialog).toContain('What is kept, without a name What was sold, paid and refunded');
  expect(dialog).toContain('This cannot be undone.');
  const kept = { bookings: 2, texts: 30, photos: 0, opted_out: true };
  const shown = words(<ErasedDialog erased={{ done: true, kept, replaced: 3 }} onClose={nothing} />);
  expect(shown).toContain('Tour, dates and amounts of 2 bookings: the accounts have to be kept for 6 full years');
  expect(shown).toContain('When 30 texts were sent and what they cost');
  expect(shown).not.toContain('photo');
  expect(shown).toContain('That the number opted out, as a scrambled code');
  expect(shown).toContain('The number or address was taken out of 3 texts of others.');
});

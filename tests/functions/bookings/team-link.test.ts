import { linkRateLimits } from '@streetlore/domain/booking';
import { MAX_PEOPLE } from '@streetlore/domain/party';
import { teamRateLimits } from '@streetlore/domain/team';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { replaceLink } from '../../../functions/src/bookings/renew-link.ts';
import { changePhoneByLink } from '../../../functions/src/hunt/by-link/change-phone.ts';
import { joinByLink, joinTeam } from '../../../functions/src/hunt/team-page/join-team.ts';
import { playOnPage } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { clearBooking } from '../../../functions/src/privacy/erase-bookings.ts';
import { aCaller } from '../../support/visitors.ts';
import { pageOf, type TeamLink, teamLinkOf, transcriptOf, write } from '../hunt/team-world.ts';
import { bookingOf } from '../hunt/world.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from './support.ts';

let checkout: Checkout;
const noon = new Date('2026-11-27T12:00:00Z');
beforeAll(async () => {
  checkout = await openCheckout('demo-book-team-link');
});
beforeEach(() => void checkout.services.clock.set(noon));
afterAll(() => checkout.end());

const holder = { uid: 'holder' };
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
let phones = 700;
function aPhone(): string {
  phones += 1;
  return `+447700900${phones}`;
}

/** A paid booking of two people, and the link to its team's page, on which Cat has joined. */
async function aTeam(day: string | null = null) {
  const order = anOrder({ participants: 2, phone_numbers: [aPhone(), aPhone()], day });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  const { booking_id, phone_numbers: numbers } = order;
  const owner = { uid: ownerOf(order), isAdmin: false };
  const { token } = await findLinkOfOrder(checkout.services, { kind: 'booking', id: booking_id }, owner);
  const team = teamLinkOf(token);
  await joinByLink(checkout.services, { token: team.token, name: 'Cat' });
  return { booking_id, numbers, team };
}
async function say(team: TeamLink, ...texts: string[]) {
  for (const text of texts) {
    checkout.services.clock.advance(60_000);
    await write(checkout.services, team, 'Cat', text);
  }
}
const lastLine = async (team: TeamLink) => (await transcriptOf(checkout.services, team)).at(-1);

describe('a team’s page', () => {
  test('is there from the payment on, and nobody has played yet', async () => {
    const { booking_id, numbers, team } = await aTeam('2026-12-05');
    expect(await pageOf(checkout.services, team)).toMatchObject({
      whole: {
        booking_id,
        status: 'confirmed',
        phase: 'ready',
        start_window: { day: '2026-12-05' },
        phones: numbers.map((number) => number.slice(-3)),
        page_players: ['Cat'],
      },
      stops: [],
      lines: [],
    });
    await say(team, 'START');
    expect(await lastLine(team)).toContain('is booked for Sat 5 Dec: press Start from 06:00 that day, London time.');
  });

  test('shows a phone that takes the place of another', async () => {
    const { numbers, team } = await aTeam();
    const phone_number = aPhone();
    const change = { token: team.booking, request_id: id(), phone_number, place: 1 };
    await changePhoneByLink(checkout.services, change, holder);
    const digits = [numbers[0], phone_number].map((number) => number?.slice(-3));
    expect((await pageOf(checkout.services, team)).whole?.phones).toEqual(digits);
    expect(JSON.stringify(await pageOf(checkout.services, team))).not.toContain(phone_number);
  });

  test('says that the booking was cancelled, refunded or not started in time', async () => {
    const { services } = checkout;
    const [cancelled, refunded, late] = [await aTeam('2026-12-05'), await aTeam(), await aTeam()];
    await cancelOrder(services, 'booking', { token: cancelled.team.booking, request_id: id() }, holder);
    await say(refunded.team, 'START');
    const refund = { booking_id: refunded.booking_id, request_id: id(), amount: null, seen: 0 };
    await refundPayment(services, refund, admin);
    services.clock.advance(25 * 3_600_000);
    await expireDue(services);
    for (const [{ team, booking_id }, status] of [
      [cancelled, 'refunded'],
      [refunded, 'refunded'],
      [late, 'expired'],
    ] as const) {
      expect((await pageOf(services, team)).whole).toMatchObject({ status, phase: 'stopped' });
      await say(team, 'START', 'answer1');
      expect(await lastLine(team)).toMatch(/^Streetlore to Cat: /);
      expect((await bookingOf(services, booking_id)).hunt).toMatchObject({ phase: 'stopped', wrong_answers: 0 });
    }
  });

  test('is deleted with the people of its booking, and its link opens nothing then', async () => {
    const { services } = checkout;
    const { team, booking_id } = await aTeam();
    await say(team, 'START', 'SKIP', 'SKIP', 'FINISH');
    expect(await clearBooking(services, booking_id, new Date('2036-01-01'))).toBe(true);
    expect((await pageOf(services, team)).whole).toBeNull();
    await expect(say(team, 'STATUS')).rejects.toThrow('This link does not open a team’s page');
  });
});

describe('a new link to the booking', () => {
  test('ends the team’s link too, and the page moves with its stops and its transcript', async () => {
    const { services } = checkout;
    const { booking_id, team } = await aTeam();
    await say(team, 'START', 'badger', 'answer1');
    const before = await pageOf(services, team);
    const request = id();
    const next = teamLinkOf(await replaceLink(services, { kind: 'booking', id: booking_id }, request, admin));
    expect(next.token).not.toBe(team.token);
    expect(teamLinkOf(await replaceLink(services, { kind: 'booking', id: booking_id }, request, admin))).toEqual(next);
    expect(await pageOf(services, team)).toEqual({ whole: null, stops: [], lines: [] });
    const moved = await pageOf(services, next);
    const { share_id } = moved.whole ?? {};
    expect(share_id).not.toBe(before.whole?.share_id);
    // The last line says that the link is new, once.
    expect(moved.lines.at(-1)?.text).toContain('The link has been replaced');
    const lines = moved.lines.slice(0, -1);
    expect({ ...moved, lines }).toEqual({ ...before, whole: { ...before.whole, id: next.page, share_id } });
    await expect(say(team, 'answer2')).rejects.toThrow('This link does not open a team’s page');
    await expect(joinByLink(services, { token: team.token, name: 'Eve' })).rejects.toThrow('does not open');
    await say(next, 'answer2');
    expect((await bookingOf(services, booking_id)).hunt.stop_number).toBe(3);
  });

  test('leaves nothing behind of a long transcript, and takes its newest 200 lines along', async () => {
    const { services } = checkout;
    const { booking_id, team } = await aTeam();
    await say(team, 'START');
    const writer = services.db.bulkWriter();
    for (let n = 0; n < 450; n += 1) {
      const line = { from: 'Cat', to: null, text: `old ${n}`, at: noon, seq: n, expires_at: noon };
      void writer.create(services.db.doc(`team_pages/${team.page}/lines/old${n}`), line);
    }
    await writer.close();
    const next = teamLinkOf(await replaceLink(services, { kind: 'booking', id: booking_id }, id(), admin));
    const below = async (page: string) => (await services.db.collection(`team_pages/${page}/lines`).get()).size;
    expect(await below(team.page)).toBe(0);
    const transcript = (await transcriptOf(services, next)).slice(0, -1);
    expect(transcript).toHaveLength(200);
    expect(transcript.at(0)).toBe('Cat: old 252');
    expect(transcript.at(-1)).toBe('Streetlore: Stop 1/3: Wall 1');
  });

  test('in the middle of a hunt loses no message, wherever each falls', async () => {
    const { services } = checkout;
    for (let n = 0; n < 5; n += 1) {
      const { booking_id, team } = await aTeam();
      await say(team, 'START');
      services.clock.advance(60_000);
      const seen = { phase: 'puzzle', stop_number: 1 } as const;
      const [played] = await Promise.allSettled([
        write(services, team, 'Cat', 'answer1', { seen }),
        replaceLink(services, { kind: 'booking', id: booking_id }, id(), admin),
      ]);
      const { hunt, page_id } = await bookingOf(services, booking_id);
      const isPlayed = played.status === 'fulfilled';
      expect(hunt.stop_number).toBe(isPlayed ? 2 : 1);
      const { token } = await findLinkOfOrder(
        services,
        { kind: 'booking', id: booking_id },
        { uid: 'admin-1', isAdmin: true },
      );
      const next = teamLinkOf(token);
      expect(page_id).toBeTruthy();
      expect(await pageOf(services, team)).toEqual({ whole: null, stops: [], lines: [] });
      expect((await pageOf(services, next)).stops).toHaveLength(isPlayed ? 2 : 1);
      // And the line about the new link.
      expect(await transcriptOf(services, next)).toHaveLength(isPlayed ? 5 : 3);
    }
  });
});

describe('a team’s link', () => {
  const guesses = (n: number) =>
    Array.from({ length: n }, () =>
      Buffer.from(crypto.getRandomValues(new Uint8Array(17)))
        .toString('base64url')
        .slice(0, 22),
    );
  const coded = (call: Promise<unknown>) =>
    call.then(
      () => 'opened',
      (error: { code: string }) => error.code,
    );

  test('cannot be guessed: of a thousand guesses none opens a page, and a network makes 600 a minute at most', async () => {
    const { services } = checkout;
    const { booking_id, team } = await aTeam();
    const tally = new Map<string, number>();
    for (const [n, token] of guesses(1000).entries()) {
      const caller = aCaller(`guesser-${n % 50}`, '203.0.113.7');
      const seen = { phase: 'ready', stop_number: 0 } as const;
      const said = await coded(
        n % 2 === 0
          ? joinTeam.operate(services, { token, name: 'Eve' }, caller)
          : playOnPage.operate(services, { token, name: 'Cat', message_id: id(), text: 'START', seen }, caller),
      );
      tally.set(said, (tally.get(said) ?? 0) + 1);
    }
    expect(tally.get('not-found')).toBe(teamRateLimits.address.calls);
    expect(tally.get('resource-exhausted')).toBe(1000 - teamRateLimits.address.calls);
    expect([...tally.keys()]).toHaveLength(2);
    expect((await pageOf(services, team)).whole).toMatchObject({ phase: 'ready', page_players: ['Cat'] });
    expect((await bookingOf(services, booking_id)).hunt.phase).toBe('ready');
    services.clock.advance(61_000);
  });

  test('does nothing to another team’s hunt, and what opens the booking is not for it', async () => {
    const { services } = checkout;
    const [mine, theirs] = [await aTeam('2026-12-05'), await aTeam('2026-12-05')];
    await joinByLink(services, { token: mine.team.token, name: 'Eve' });
    await expect(write(services, theirs.team, 'Eve', 'START')).rejects.toThrow('Please join with your name first');
    for (const request of [
      () => cancelOrder(services, 'booking', { token: mine.team.token, request_id: id() }, holder),
      () =>
        changePhoneByLink(
          services,
          { token: mine.team.token, request_id: id(), phone_number: aPhone(), place: 0 },
          holder,
        ),
    ])
      await expect(request()).rejects.toThrow('This link does not open a booking');
    expect((await bookingOf(services, theirs.booking_id)).page_players).toHaveLength(1);
  });

  test('lets a visitor call often enough to play, and a whole party in one network too', () => {
    expect(teamRateLimits.visitor.calls).toBeGreaterThan(linkRateLimits.visitor.calls);
    expect(teamRateLimits.address.calls).toBeGreaterThanOrEqual(10 * MAX_PEOPLE);
  });
});

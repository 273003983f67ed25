import { collections } from '@streetlore/domain/paths';
import { documentsNaming, personalData } from '@streetlore/domain/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrangeByLink } from '../../../functions/src/bookings/arrange-teams.ts';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { changeTeam } from '../../../functions/src/bookings/edit-team.ts';
import { extendBookingExpiry } from '../../../functions/src/bookings/extend-expiry.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { renewByLink, replaceLink } from '../../../functions/src/bookings/renew-link.ts';
import { joinHunt } from '../../../functions/src/hunt/add-teammate.ts';
import { changePhoneByLink } from '../../../functions/src/hunt/by-link/change-phone.ts';
import { moveOrder } from '../../../functions/src/hunt/by-link/move-order.ts';
import { closeDay } from '../../../functions/src/hunt/close-tour-day.ts';
import { moveForAdmin } from '../../../functions/src/hunt/move-booking-for-admin.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { MAIL_QUEUE } from '../../../functions/src/mailing/enqueue-mail.ts';
import { storeTour } from '../../support/store-tour.ts';
import { partiesIn } from '../bookings/party-support.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from '../bookings/support.ts';
import { teamLinkOf, transcriptOf } from '../hunt/team-world.ts';

let checkout: Checkout;
let parties: ReturnType<typeof partiesIn>;
beforeAll(async () => {
  checkout = await openCheckout('demo-mailing-notices');
  parties = partiesIn(checkout);
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const holder = { uid: 'holder', isAdmin: false };
const id = () => crypto.randomUUID();
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const aPhone = () => `+4477009${String(60_000 + next())}`;

/** A booking for 5 December that is paid, with a phone and an address of its own. */
async function aBooking(tour_id = 'color-vinyl') {
  const email = `reader-${next()}@example.test`;
  const order = anOrder({ tour_id, participants: 3, phone_numbers: [aPhone()], email, day: '2026-12-05' });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  const owner = { uid: ownerOf(order), isAdmin: false };
  const { token } = await findLinkOfOrder(checkout.services, { kind: 'booking', id: order.booking_id }, owner);
  checkout.services.clock.advance(60_000);
  return { booking_id: order.booking_id, token, email };
}
type Found = Awaited<ReturnType<typeof aBooking>>;

/** The subjects of the mails to an address, but for the one about the payment. */
const mailsOf = async (email: string) =>
  (await checkout.services.store.find(documentsNaming(personalData.mails, 'to', [email]))).filter(
    ({ subject }) => !subject.includes(' is booked'),
  );
const linesOf = (token: string) => transcriptOf(checkout.services, teamLinkOf(token));
/** The link that a booking has now. */
const linkNow = async ({ booking_id }: Pick<Found, 'booking_id'>) =>
  (await findLinkOfOrder(checkout.services, { kind: 'booking', id: booking_id }, { uid: 'admin-1', isAdmin: true }))
    .token;
const lastDigits = (phone: string) => phone.slice(-3);

const asked = ({ booking_id }: Found) => ({ booking_id, request_id: id() });
const byLink = ({ token }: Found) => ({ token, request_id: id() });

describe('whoever has a booking’s address or its team’s page hears of a change by somebody else:', () => {
  const other = aPhone();
  const digits = lastDigits(other);
  test.each<[string, (found: Found) => Promise<unknown>, line: string, mail: string]>([
    [
      'another day, by the link',
      (found) => moveOrder(checkout.services, 'booking', { ...byLink(found), day: '2026-12-12' }, holder),
      'is now booked for Sat 12 Dec',
      'Your hunt has been moved',
    ],
    [
      'another day, by an admin',
      (found) => moveForAdmin(checkout.services, { ...asked(found), day: '2026-12-12' }, admin),
      'is now booked for Sat 12 Dec',
      'Your hunt has been moved',
    ],
    [
      'a phone more, by the link',
      (found) => changePhoneByLink(checkout.services, { ...byLink(found), phone_number: other, place: null }, holder),
      `The phone ending in ${digits} gets every clue`,
      'A phone has joined your hunt',
    ],
    [
      'another phone, by the link',
      (found) => changePhoneByLink(checkout.services, { ...byLink(found), phone_number: other, place: 0 }, holder),
      `The phone ending in ${digits} takes the place of`,
      'A phone of your hunt has changed',
    ],
    [
      'a phone more, by an admin',
      (found) => joinHunt(checkout.services, { ...asked(found), phone_number: other }, admin),
      `The phone ending in ${digits} gets every clue`,
      'A phone has joined your hunt',
    ],
    [
      'a new link, by the link',
      (found) => renewByLink(checkout.services, 'booking', byLink(found), holder),
      'The link has been replaced',
      'Your hunt has a new link',
    ],
    [
      'a new link, by an admin',
      (found) => replaceLink(checkout.services, { kind: 'booking', id: found.booking_id }, id(), admin),
      'The link has been replaced',
      'Your hunt has a new link',
    ],
    [
      'more time',
      (found) => extendBookingExpiry(checkout.services, { ...asked(found), hours: 2 }, admin),
      'The hunt can be started until Sun 6 Dec, 08:00, London time.',
      'Your hunt has more time',
    ],
    [
      'another name',
      (found) => changeTeam(checkout.services, { ...asked(found), team_name: 'Foxes', listed: true }, admin),
      'Streetlore has changed the name of your team.',
      'Your team has another name',
    ],
    [
      'the end, by an admin',
      (found) => steerBooking(checkout.services, { ...asked(found), step: 'end' }, admin),
      'has ended',
      'Your hunt has ended',
    ],
    [
      'a full refund',
      (found) => refundPayment(checkout.services, { ...asked(found), amount: null, seen: 0 }, admin),
      'This hunt has ended, and £27.00 goes back',
      'Your hunt has been refunded',
    ],
    [
      'a cancellation',
      (found) => cancelOrder(checkout.services, 'booking', byLink(found), holder),
      'This hunt has been cancelled.',
      'Your hunt has been cancelled',
    ],
  ])('%s', async (_, act, line, subject) => {
    const found = await aBooking();
    await act(found);
    const lines = await linesOf(await linkNow(found));
    expect(lines.filter((one) => one.includes(line))).toHaveLength(1);
    const mails = await mailsOf(found.email);
    expect(mails.map((mail) => mail.subject.split(':')[0])).toEqual([subject]);
    // It goes at once, and waits for no sweep.
    const scheduled = checkout.services.tasks.recorded.filter(({ queue }) => queue === MAIL_QUEUE);
    expect(scheduled.map(({ payload }) => payload.mail_id)).toContain(mails[0]?.id);
    // The mail opens the booking as it is now, unless there is nothing left to open.
    if (!subject.includes('cancelled')) expect(mails[0]?.text).toContain(`/hunt#${await linkNow(found)}`);
  });

  test('a repeated request tells nobody twice', async () => {
    const found = await aBooking();
    const request = { ...asked(found), hours: 2 };
    for (const _ of [1, 2]) await extendBookingExpiry(checkout.services, request, admin);
    expect(await mailsOf(found.email)).toHaveLength(1);
    expect(await linesOf(found.token)).toHaveLength(1);
  });

  test('a link is replaced five times a day, so that nobody floods an address', async () => {
    const found = await aBooking();
    let { token } = found;
    for (const _ of [1, 2, 3, 4, 5])
      ({ token } = await renewByLink(checkout.services, 'booking', { token, request_id: id() }, holder));
    await expect(renewByLink(checkout.services, 'booking', { token, request_id: id() }, holder)).rejects.toThrow(
      'often already',
    );
  });
});

describe('a closed day', () => {
  const close = (tour_id: string, request_id = id()) =>
    closeDay(checkout.services, { tour_id, request_id, day: '2026-12-05', sentence: 'A fair fills the lane' }, admin);
  const textsAbout = async (booking_id: string) =>
    (await checkout.services.db.collection(collections.smsMessages).where('booking_id', '==', booking_id).get()).docs
      .map((one) => one.get('message_type'))
      .filter((type) => type === 'day_closed').length;

  test('is told by text, on the page and by mail, and a hunt without a phone that takes texts is told too', async () => {
    const { services } = checkout;
    await storeTour(services.db, 'fair');
    const [texted, silent] = [await aBooking('fair'), await aBooking('fair')];
    await services.db.doc(`bookings/${silent.booking_id}`).update({ phone_numbers: [] });
    const request_id = id();
    for (const _ of [1, 2]) expect(await close('fair', request_id)).toEqual({ hunts: 2, untold: 0 });
    for (const [found, texts] of [
      [texted, 1],
      [silent, 0],
    ] as const) {
      expect(await textsAbout(found.booking_id)).toBe(texts);
      const said = 'A fair fills the lane.';
      expect((await linesOf(found.token)).filter((line) => line.includes(said))).toHaveLength(1);
      const mails = await mailsOf(found.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your day is closed: Color & Vinyl, Sat 5 Dec']);
      expect(mails[0]?.text).toContain(said);
    }
  });

  test('counts a hunt as told only if a text or a mail goes out', async () => {
    const { services } = checkout;
    await storeTour(services.db, 'lane');
    const found = await aBooking('lane');
    await services.db.doc(`bookings/${found.booking_id}`).update({ phone_numbers: [], email: null });
    expect(await close('lane')).toEqual({ hunts: 0, untold: 1 });
    expect((await linesOf(found.token)).join()).toContain('A fair fills the lane.');
  });

  test('is told to a party’s organiser in one mail, and to every team on its page', async () => {
    const { services } = checkout;
    await storeTour(services.db, 'loop');
    const email = `organiser-${next()}@example.test`;
    const teams = [null, null, aPhone()].map((phone_number) => ({ name: '', people: 4, phone_number }));
    const { party_id, token, links } = await parties.aPaidParty({ tour_id: 'loop', day: '2026-12-05', email, teams });
    const request_id = id();
    expect(await close('loop', request_id)).toEqual({ hunts: 3, untold: 0 });
    expect(await close('loop', request_id)).toEqual({ hunts: 3, untold: 0 });
    const mails = (await mailsOf(email)).filter(({ subject }) => subject.includes('closed'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/party#${token}`);
    for (const [n, team] of links.teams.entries()) {
      expect((await linesOf(team.token)).join()).toContain('A fair fills the lane. Your Color & Vinyl is booked');
      expect(await textsAbout(`${party_id}-${n + 1}`)).toBe(n === 2 ? 1 : 0);
    }
  });
});

describe('a party', () => {
  async function aParty() {
    const email = `organiser-${next()}@example.test`;
    const teams = [aPhone(), null, null].map((phone_number) => ({ name: '', people: 4, phone_number }));
    const party = await parties.aPaidParty({ email, teams, day: '2026-12-05' });
    const subjects = async () => (await mailsOf(email)).map(({ subject }) => subject.split(':')[0]);
    return { ...party, email, subjects };
  }

  test('has its organiser told of a new link and of refunded teams, in one mail each', async () => {
    const { services } = checkout;
    const { party_id, token, email, links } = await aParty();
    const renewed = await renewByLink(services, 'party', { token, request_id: id() }, holder);
    const [mail] = (await mailsOf(email)).filter(({ subject }) => subject.includes('new link'));
    expect(mail?.text).toContain(`/party#${renewed.token}`);
    const refund = { booking_id: `${party_id}-2`, request_id: id(), amount: null, seen: 0 };
    await refundPayment(services, refund, admin);
    const refunds = (await mailsOf(email)).filter(({ subject }) => subject.includes('refunded'));
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.text).toMatch(/Team 2[\s\S]*£36\.00 goes back/);
    expect(await linesOf(links.teams[1]?.token ?? '')).toEqual([
      'Streetlore: This hunt has ended, and £36.00 goes back to where it came from. Banks take up to ten days.',
    ]);
  });

  test('has each team read on its page what its organiser does to it', async () => {
    const { services } = checkout;
    const { token, links, subjects } = await aParty();
    const [first, second, third] = links.teams;
    const arranged = [
      { booking_id: first?.booking_id ?? null, name: 'Foxes', people: 5 },
      { booking_id: second?.booking_id ?? null, name: 'Team 2', people: 4 },
      { booking_id: null, name: 'Owls', people: 3 },
    ];
    await arrangeByLink(services, { token, request_id: id(), teams: arranged }, holder);
    const lines = await Promise.all([first, second, third].map((team) => linesOf(team?.token ?? '')));
    expect(lines).toEqual([
      ['Streetlore: Your organiser has changed this team: it is now Foxes, 5 people.'],
      [],
      [expect.stringContaining('this team is gone')],
    ]);
    // Its organiser hears of no phone that a team adds.
    const phone = { token: second?.token ?? '', request_id: id(), phone_number: aPhone(), place: null };
    await changePhoneByLink(services, phone, holder);
    expect(await subjects()).toEqual([]);
    services.clock.advance(1000);
    await cancelOrder(services, 'party', { token, request_id: id() }, holder);
    expect((await linesOf(second?.token ?? '')).at(-1)).toBe('Streetlore: This hunt has been cancelled.');
    expect(await subjects()).toEqual(['Your party has been cancelled']);
  });
});

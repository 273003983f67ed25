import { changePhoneInput, createBookingInput, moveBookingInput } from '@streetlore/domain/booking';
import { sendContactMessageInput } from '@streetlore/domain/contact';
import { submitPhotoInput } from '@streetlore/domain/contest';
import { namesOf } from '@streetlore/domain/fields';
import { buyGiftInput, sendGiftAgainInput } from '@streetlore/domain/gift';
import { nameTeamInput } from '@streetlore/domain/leaderboard';
import { applyAsPartnerInput } from '@streetlore/domain/partner';
import { arrangeTeamsInput, createPartyInput } from '@streetlore/domain/party';
import { reviewOnPageInput } from '@streetlore/domain/result';
import { subscribeInput } from '@streetlore/domain/subscriber';
import { joinTeamInput, playOnPageInput } from '@streetlore/domain/team';
import { aSecret } from '@streetlore/domain/testing';
import { proposeChangeInput, redeemByPinInput, useTicketInput } from '@streetlore/domain/till';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arrangeTeams } from '../../../functions/src/bookings/arrange-teams.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { buyGift } from '../../../functions/src/bookings/gifts/buy-gift.ts';
import { sendGiftAgain } from '../../../functions/src/bookings/gifts/send-gift-again.ts';
import { createBooking, createParty } from '../../../functions/src/bookings/place-order.ts';
import { sendContactMessage } from '../../../functions/src/contact/send-contact-message.ts';
import { submitPhoto } from '../../../functions/src/contest/submit-photo.ts';
import { changePhone } from '../../../functions/src/hunt/by-link/change-phone.ts';
import { moveBooking } from '../../../functions/src/hunt/by-link/move-order.ts';
import { joinTeam } from '../../../functions/src/hunt/team-page/join-team.ts';
import { nameTeam } from '../../../functions/src/hunt/team-page/name-team.ts';
import { playOnPage } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { reviewOnPage } from '../../../functions/src/hunt/team-page/review-on-page.ts';
import { subscribe } from '../../../functions/src/newsletter/subscribe.ts';
import { applyAsPartner } from '../../../functions/src/partners/apply-as-partner.ts';
import type { Caller } from '../../../functions/src/platform/callable.ts';
import { proposeChange } from '../../../functions/src/till/propose-change.ts';
import { redeemByPin } from '../../../functions/src/till/redeem-by-pin.ts';
import { useTicket } from '../../../functions/src/till/use-ticket.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { storeGift } from '../../support/store-gift.ts';
import { partiesIn } from '../bookings/party-support.ts';
import { anOrder, type Checkout, openCheckout, ownerOf } from '../bookings/support.ts';
import { aVisitor, upload } from '../contest/support.ts';
import { giftShop } from '../gifts/support.ts';
import { aFinishedTeam } from '../hunt/finished-team.ts';
import { teamOf } from '../hunt/team-world.ts';
import { storeBooking } from '../hunt/world.ts';
import { earn, storePartnerAt, tillOf } from '../till/world.ts';

// Whatever somebody fills in on a public form stands in a document afterwards. That each field has
// an input is in web/src/site/forms.test.tsx.

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-platform-forms');
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const id = () => crypto.randomUUID();

/** Every value of an object, at any depth. */
const valuesIn = (value: unknown): readonly unknown[] =>
  value instanceof Date || typeof value !== 'object' || value === null
    ? [value]
    : Object.values(value).flatMap(valuesIn);

/** Every value in every document, and every part of the documents' paths. */
async function everythingStored(): Promise<ReadonlySet<unknown>> {
  const found = new Set<unknown>();
  const read = async (document: DocumentReference): Promise<void> => {
    for (const part of document.path.split('/')) found.add(part);
    for (const value of valuesIn((await document.get()).data() ?? {})) found.add(value);
    for (const below of await document.listCollections())
      for (const one of await below.listDocuments()) await read(one);
  };
  for (const collection of await checkout.services.db.listCollections())
    for (const one of await collection.listDocuments()) await read(one);
  return found;
}

/** A callable of a form, with an operation that its caller's typed input reaches. */
type Operation<Input> = { operate: (services: Checkout['services'], input: Input, caller: Caller) => Promise<unknown> };

type Sent = {
  readonly shape: object;
  /** Sends the form, with a value in every field. @returns what was typed, as the server parses it */
  readonly send: () => Promise<object>;
  /** What the documents have instead of what was typed, and why. */
  readonly becomes?: Readonly<Record<string, unknown>>;
  /** Fields that no document keeps, each with the reason. */
  readonly notKept?: Readonly<Record<string, string>>;
};

/** A form in whose schema the row below fills every field. */
function form<S extends z.ZodMiniObject>(
  input: S,
  callable: Operation<z.output<S>>,
  typed: () => Promise<{ values: Required<z.input<S>>; caller?: Caller }>,
  more: Pick<Sent, 'becomes' | 'notKept'> = {},
): Sent {
  return {
    shape: input.shape,
    send: async () => {
      const { values, caller = aVisitor() } = await typed();
      const parsed = z.parse(input, values);
      await callable.operate(checkout.services, parsed, caller);
      return parsed as object;
    },
    ...more,
  };
}

const linkOfBooking = async () => {
  const order = anOrder({ participants: 3, phone_numbers: ['+447700900431'], day: '2026-12-05' });
  await checkout.place(order);
  const intent = await checkout.pay(order.booking_id);
  for (const event of await checkout.eventsOf(intent.id)) await checkout.deliver(event);
  const { booking_id } = order;
  return (
    await findLinkOfOrder(
      checkout.services,
      { kind: 'booking', id: booking_id },
      { uid: ownerOf(order), isAdmin: false },
    )
  ).token;
};
/** A team that has earned the reward of its first stop, and the till of the partner that gives it. */
async function anEarnedReward(partnerId: string) {
  const { services } = checkout;
  await storePartnerAt(services, partnerId, 1, 'Flat White Noise');
  await storeBooking(services, partnerId, { page_players: [{ name: 'Cat', joined_at: services.now() }] });
  const team = await teamOf(services, partnerId);
  const code = await earn(services, team, 'Cat', aSecret('color-vinyl', 1).answer);
  return { team, code, till: await tillOf(services, partnerId) };
}
const BY_LINK = { token: 'only the hash of a link is stored', request_id: 'a repeated request is found by its hash' };

const forms: Readonly<Record<string, Sent>> = {
  contact: form(sendContactMessageInput, sendContactMessage, async () => ({
    values: {
      message_id: id(),
      name: 'Cleo Writer',
      email: 'cleo@forms.example',
      type: 'technical' as const,
      subject: 'The tunnel',
      message: 'Is it lit at night?',
    },
  })),
  application: form(
    applyAsPartnerInput,
    applyAsPartner,
    async () => ({
      values: {
        application_id: id(),
        businessName: 'Dark Sugar Records',
        contactName: 'Ade Bello',
        email: 'ade@forms.example',
        phone: '020 7946 0123',
        website: 'https://darksugar.example',
        address: '14 Brick Lane, London E1',
        businessType: 'retail' as const,
        offerDescription: 'A free tote with any record',
        additionalInfo: 'Closed on Mondays',
      },
    }),
    { becomes: { retail: 'Retail Store' } },
  ),
  newsletter: form(subscribeInput, subscribe, async () => ({
    values: {
      email: 'reader@forms.example',
      source: 'footer' as const,
      utm_source: 'poster',
      utm_medium: 'print',
      utm_campaign: 'brixton-spring',
      user_agent: 'Mozilla/5.0 (forms)',
    },
  })),
  photo: form(submitPhotoInput, submitPhoto, async () => {
    const caller = aVisitor();
    const gps = { latitude: 51.5237, longitude: -0.0713 };
    await upload(checkout.services, caller, await aJpeg({ gps }, aWall(320, 240)));
    return {
      caller,
      values: {
        upload: 'contest_1763640000000.jpg',
        name: 'Cara Nary',
        email: 'cara@forms.example',
        phone_number: '07700 900777',
        title: 'Crane on Bacon Street',
        location: 'Bacon Street, London',
        description: 'Four storeys of crane.',
        tags: ['crane-tag'],
        artist: 'Vesper Lane',
        credit: 'Cara on the wall',
        position: gps,
        has_gps: true,
        ai_confidence: 0.87,
        camera_make: 'Fujifilm',
        camera_model: 'X100VI',
        country: 'United Kingdom',
        city: 'London',
        neighborhood: 'Shoreditch',
        street_address: '21 Bacon Street',
        postal_code: 'E1 6LF',
        place_name: 'Bacon Yard',
      },
    };
  }),
  booking: form(
    createBookingInput,
    createBooking,
    async () => {
      await storeGift(checkout.services.db, 'FORMS5');
      return {
        values: {
          booking_id: id(),
          tour_id: 'color-vinyl',
          participants: 4,
          phone_numbers: ['+447700900411', '+447700900412'],
          email: 'booker@forms.example',
          team_name: 'The Forms',
          gift_code: 'FORMS5',
          day: '2026-12-06',
          invoice: {
            company: 'Forms & Sons',
            address: '2 Hanbury Street\nLondon E1 6QR',
            vat_number: 'GB123456782',
            po_number: 'PO-77',
          },
          only_review: false,
          seen: { amount: 0, covered: 3_600 },
        },
      };
    },
    {
      notKept: {
        only_review: 'whether to book at all',
        seen: 'it is compared with the price',
        gift_code: 'no code is kept: the order names the gift',
      },
    },
  ),
  'a gift': form(buyGiftInput, buyGift, async () => ({
    values: {
      gift_id: id(),
      worth: { kind: 'value', pence: 2_500 },
      email: 'giver@forms.example',
      recipient_name: 'Robin',
      message: 'Enjoy the walls',
      delivery: { to: 'mail', email: 'robin@forms.example', on: '2026-12-24' },
    } as const,
  })),
  'a gift’s right address': form(
    sendGiftAgainInput,
    sendGiftAgain,
    async () => {
      const { token } = await giftShop(checkout).bought();
      return { values: { token, request_id: id(), email: 'robyn@forms.example' } };
    },
    { notKept: { token: 'no token is stored: it follows from the gift' } },
  ),
  'a code at a till': form(
    useTicketInput,
    useTicket,
    async () => {
      const { code, till } = await anEarnedReward('scanned');
      return { values: { token: till.token, code, action: 'redeem' as const, request_id: id() } };
    },
    { becomes: { redeem: 'till' }, notKept: { token: BY_LINK.token, code: 'only the keyed hash of a code is stored' } },
  ),
  'a till’s PIN': form(
    redeemByPinInput,
    redeemByPin,
    async () => {
      const { team, till } = await anEarnedReward('offline');
      return { values: { token: team.token, stop_number: 1, pin: till.pin, request_id: id() } };
    },
    { notKept: { token: BY_LINK.token, pin: 'it is compared with the till’s own' } },
  ),
  'a partner’s proposal': form(
    proposeChangeInput,
    proposeChange,
    async () => {
      await storePartnerAt(checkout.services, 'proposing', 1, 'Flat White Noise');
      const { token } = await tillOf(checkout.services, 'proposing');
      return { values: { token, request_id: id(), change: { field: 'offer' as const, value: 'A free biscuit' } } };
    },
    {
      // The field is the name under which the value stands.
      becomes: { offer: 'A free biscuit' },
      notKept: { token: BY_LINK.token, request_id: 'a repeat replaces the proposal by the same' },
    },
  ),
  party: form(createPartyInput, createParty, async () => ({
    values: {
      party_id: id(),
      tour_id: 'color-vinyl',
      email: 'organiser@forms.example',
      starts: 'each' as const,
      day: '2026-12-07',
      invoice: {
        company: 'Forms & Sons',
        address: '2 Hanbury Street\nLondon E1 6QR',
        vat_number: 'GB123456782',
        po_number: 'PO-77',
      },
      teams: [
        { name: 'Formers', people: 5, phone_number: '+447700900421' },
        { name: 'Shapers', people: 3, phone_number: null },
      ],
    },
  })),
  'a team’s new names and sizes': form(
    arrangeTeamsInput,
    arrangeTeams,
    async () => {
      const { token, links } = await partiesIn(checkout).aPaidParty();
      const [first, second] = links.teams;
      return {
        values: {
          token,
          request_id: id(),
          teams: [
            { booking_id: first?.booking_id ?? '', name: 'Arranged', people: 5 },
            { booking_id: second?.booking_id ?? '', name: 'Rearranged', people: 5 },
            { booking_id: null, name: 'Latecomers', people: 2 },
          ],
        },
      };
    },
    { notKept: BY_LINK },
  ),
  'another day': form(
    moveBookingInput,
    moveBooking,
    async () => ({ values: { token: await linkOfBooking(), request_id: id(), day: '2026-12-24' } }),
    { notKept: BY_LINK },
  ),
  'another phone': form(
    changePhoneInput,
    changePhone,
    async () => ({
      values: { token: await linkOfBooking(), request_id: id(), phone_number: '+447700900432', place: 0 },
    }),
    { notKept: BY_LINK },
  ),
  'a player’s name': form(
    joinTeamInput,
    joinTeam,
    async () => {
      await storeBooking(checkout.services, 'joined');
      return { values: { token: (await teamOf(checkout.services, 'joined')).token, name: 'Joiner' } };
    },
    { notKept: BY_LINK },
  ),
  'an answer': form(
    playOnPageInput,
    playOnPage,
    async () => {
      const joined_at = checkout.services.now();
      await storeBooking(checkout.services, 'played', { page_players: [{ name: 'Player One', joined_at }] });
      const { token } = await teamOf(checkout.services, 'played');
      const seen = { phase: 'ready', stop_number: 0 } as const;
      return { values: { token, name: 'Player One', message_id: id(), text: 'what a lovely day', seen } };
    },
    { notKept: BY_LINK },
  ),
  'a team’s name': form(
    nameTeamInput,
    nameTeam,
    async () => {
      const { token } = await aFinishedTeam(checkout.services, 'named', { team_name: null });
      return { values: { token, team_name: 'Late Namers' } };
    },
    { notKept: BY_LINK },
  ),
  'a review': form(
    reviewOnPageInput,
    reviewOnPage,
    async () => {
      const { token } = await aFinishedTeam(checkout.services, 'reviewed');
      return { values: { token, name: 'Ann', rating: 4, text: 'The duck winked' } };
    },
    { notKept: BY_LINK },
  ),
};

test.each(Object.keys(forms))('whatever is filled in stands in a document: %s', async (name) => {
  const { shape, send, becomes = {}, notKept = {} } = forms[name] as Sent;
  const typed = Object.entries(await send()).filter(([field]) => !(field in notKept));
  const stored = await everythingStored();
  expect(typed.map(([field]) => field).sort()).toEqual(
    namesOf(shape)
      .filter((field) => !(field in notKept))
      .sort(),
  );
  const lost = typed.flatMap(([field, value]) =>
    valuesIn(value)
      .filter((one) => !stored.has(becomes[String(one)] ?? one))
      .map((one) => `${field}: ${one}`),
  );
  expect(lost).toEqual([]);
});

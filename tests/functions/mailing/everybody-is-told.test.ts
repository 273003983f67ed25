import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { expireDue } from '../../../functions/src/bookings/expire-bookings.ts';
import { extendBookingExpiry } from '../../../functions/src/bookings/extend-expiry.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { replaceLink } from '../../../functions/src/bookings/renew-link.ts';
import { closeDay } from '../../../functions/src/hunt/close-tour-day.ts';
import { huntsDue, lookAt } from '../../../functions/src/hunt/look-at-hunts.ts';
import { moveForAdmin } from '../../../functions/src/hunt/move-booking-for-admin.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { reviewByLink } from '../../../functions/src/hunt/team-page/review-on-page.ts';
import { type CrashPoint, crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { type Checkout, openCheckout } from '../bookings/support.ts';
import { write } from '../hunt/team-world.ts';
import { book, type Group, newSince, type TestHunt } from './told-support.ts';

const project = 'demo-mailing-told';
let checkout: Checkout;
let victim: ReturnType<typeof killableServices<TestServices>>;
beforeAll(async () => {
  checkout = await openCheckout(project);
  victim = killableServices(testServices(project, { standIns: checkout.standIns.url }));
});
afterAll(() => Promise.all([victim.services.end(), checkout.end()]));

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();

/**
 * Something that happens to a hunt, and by which ways its group hears of it. `mail`: to every address, or
 * only to the address of a hunt nobody of which gets texts.
 */
type Event = {
  name: string;
  act: (hunt: TestHunt) => Promise<unknown>;
  text?: boolean;
  page?: boolean;
  mail?: 'always' | 'instead';
};

/** Does the work of the sweeps at a time, as often as it may happen. */
const at = (time: string) => async () => {
  checkout.services.clock.set(new Date(time));
  await sweep();
};
const laterBy = (minutes: number) => async () => {
  checkout.services.clock.advance(minutes * 60_000);
  await sweep();
};
async function sweep() {
  const { services } = checkout;
  for (const _ of [1, 2, 3]) {
    for (const due of await huntsDue(services)) await lookAt(services, due);
    await expireDue(services);
  }
}
const twice = async (act: () => Promise<unknown>) => {
  for (const _ of [1, 2]) await act();
};
const says = (words: string) => (hunt: TestHunt) => hunt.say(words);
const wholly = { text: true, page: true, mail: 'always' } as const;
const quietly = { page: true, mail: 'always' } as const;
const reminding = { text: true, page: true, mail: 'instead' } as const;

const moved: Event = {
  name: 'moved',
  ...wholly,
  act: ({ booking_id }) => {
    const request = { booking_id, request_id: id(), day: '2026-12-12' };
    return twice(() => moveForAdmin(checkout.services, request, admin));
  },
};
const relinked: Event = {
  name: 'a new link',
  ...quietly,
  act: ({ booking_id }) => {
    const request_id = id();
    return twice(() => replaceLink(checkout.services, { kind: 'booking', id: booking_id }, request_id, admin));
  },
};
const closed: Event = {
  name: 'a closed day',
  ...wholly,
  act: ({ tour_id }) => {
    const request = { tour_id, request_id: id(), day: '2026-12-12', sentence: 'A fair fills the lane' };
    return twice(() => closeDay(checkout.services, request, admin));
  },
};
const extended: Event = {
  name: 'more time',
  ...quietly,
  act: ({ booking_id }) => {
    const request = { booking_id, request_id: id(), hours: 6 };
    return twice(() => extendBookingExpiry(checkout.services, request, admin));
  },
};
const cancelled: Event = {
  name: 'cancelled',
  ...wholly,
  act: async (hunt) => {
    const request = { token: await hunt.link(), request_id: id() };
    await twice(() => cancelOrder(checkout.services, 'booking', request, { uid: 'holder' }));
  },
};
const refunded: Event = {
  name: 'refunded',
  ...wholly,
  act: ({ booking_id }) => {
    const request = { booking_id, request_id: id(), amount: null, seen: 0 };
    return twice(() => refundPayment(checkout.services, request, admin));
  },
};
const ended: Event = {
  name: 'ended by an admin',
  ...wholly,
  act: ({ booking_id }) => {
    const request = { booking_id, request_id: id(), step: 'end' as const };
    return twice(() => steerBooking(checkout.services, request, admin));
  },
};
const steered = (step: 'pause' | 'resume'): Event => ({
  name: step,
  text: true,
  page: true,
  act: ({ booking_id }) => {
    const request = { booking_id, request_id: id(), step };
    return twice(() => steerBooking(checkout.services, request, admin));
  },
});
const started: Event = { name: 'started', text: true, page: true, act: says('START') };

const lives: Record<string, { day: string | null; events: Event[] }> = {
  played: {
    day: '2026-12-05',
    events: [
      moved,
      relinked,
      closed,
      { name: 'the evening before', ...reminding, act: at('2026-12-11T18:00:00Z') },
      { name: 'the morning', ...reminding, act: at('2026-12-12T09:00:00Z') },
      started,
      { name: 'silence', text: true, page: true, act: laterBy(25) },
      steered('pause'),
      steered('resume'),
      { name: 'a wall', text: true, page: true, act: says('answer1') },
      { name: 'another wall', text: true, page: true, act: says('answer2') },
      { name: 'completed', ...reminding, act: says('answer3') },
      // Phones and page have asked already.
      { name: 'a day later', mail: 'instead', act: at('2026-12-14T09:00:00Z') },
    ],
  },
  expired: {
    day: null,
    events: [
      { ...extended },
      { name: 'the last call', ...quietly, act: at('2026-11-28T14:00:00Z') },
      { name: 'expired', ...quietly, act: at('2026-11-28T18:00:00Z') },
    ],
  },
  cancelled: { day: '2026-12-05', events: [cancelled] },
  refunded: { day: null, events: [refunded] },
  ended: { day: null, events: [started, ended] },
};

/** Asserts that an event has told everybody, each way once and no other way. */
function everybodyIsTold({ name, text, page, mail }: Event, hunt: TestHunt, got: ReturnType<typeof newSince>) {
  const kinds = got.texts.map(({ phone_number, message_type }) => `${phone_number} ${message_type}`);
  expect(kinds, name).toEqual([...new Set(kinds)]);
  expect([...new Set(got.texts.map(({ phone_number }) => phone_number))].sort(), name).toEqual(
    text ? hunt.texted.toSorted() : [],
  );
  expect(got.isPageNew || got.lines.length > 0, name).toBe(page ?? false);
  const said = got.lines.map((line) => line.text);
  expect(said, name).toEqual([...new Set(said)]);
  const isMailed = hunt.email !== null && (mail === 'always' || (mail === 'instead' && hunt.texted.length === 0));
  expect(
    got.mails.map(({ subject }) => subject),
    name,
  ).toHaveLength(isMailed ? 1 : 0);
}

/** Lives one life of a hunt. @returns the hunt */
async function live(group: Group, life: keyof typeof lives): Promise<TestHunt> {
  const { day, events } = lives[life] ?? { day: null, events: [] };
  checkout.services.clock.set(new Date('2026-11-27T12:00:00Z'));
  const hunt = await book(checkout, group, day);
  const nothing = { texts: [], mails: [], lines: [], state: '' };
  let before = await hunt.told();
  everybodyIsTold({ name: 'booked', ...wholly, act: async () => undefined }, hunt, newSince(nothing, before));
  await hunt.join();
  for (const event of events) {
    // Nobody can be warned of the end who has neither an address nor the page open.
    const isUnheard = event.name === 'the last call' && !hunt.email;
    before = await hunt.told();
    await event.act(hunt);
    const page = isUnheard ? false : event.page;
    everybodyIsTold({ ...event, ...(page !== undefined && { page }) }, hunt, newSince(before, await hunt.told()));
  }
  return hunt;
}

const groups: fc.Arbitrary<Group> = fc
  .record({
    phones: fc.array(fc.constantFrom('texted' as const, 'silent' as const), { maxLength: 2 }),
    players: fc.subarray(['Cat', 'Dee']),
    hasEmail: fc.boolean(),
  })
  .map(({ phones, players, hasEmail }) => ({
    phones,
    // Without a player the first phone plays, and a silent one would come back by its START.
    players: phones[0] !== 'texted' && players.length === 0 ? ['Cat'] : players,
    hasEmail: hasEmail || phones.length === 0,
  }));

/** The mixtures that differ most. */
const examples: Group[] = [
  { phones: [], players: ['Cat', 'Dee'], hasEmail: true },
  { phones: ['silent'], players: ['Cat'], hasEmail: true },
  { phones: ['texted', 'silent'], players: ['Cat'], hasEmail: true },
];

test.each(Object.keys(lives))(
  'everybody in a group hears of all that happens to a hunt that is %s, by no way twice',
  async (life) => {
    const numRuns = process.env.DEEP ? 40 : 4;
    await fc.assert(
      fc.asyncProperty(groups, async (group) => void (await live(group, life))),
      { numRuns, endOnFailure: true, examples: examples.map((one) => [one]) },
    );
  },
);

test('a hunt without phones writes no text from booking to review, and a review that was given is not asked for', async () => {
  const group: Group = { phones: [], players: ['Cat', 'Dee'], hasEmail: true };
  for (const life of Object.keys(lives)) {
    const hunt = await live(group, life);
    expect(await hunt.textsWritten(), life).toBe(0);
  }
  checkout.services.clock.set(new Date('2026-12-05T10:00:00Z'));
  const hunt = await book(checkout, group, null);
  await hunt.join();
  for (const words of ['START', 'answer1', 'answer2', 'answer3']) await hunt.say(words);
  const { token } = await hunt.team();
  await reviewByLink(checkout.services, { token, name: 'Cat', rating: 5, text: 'The duck winked' });
  checkout.services.clock.advance(48 * 3_600_000);
  expect((await hunt.told()).mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    'You finished your hunt',
    'Your hunt is booked',
  ]);
});

/** What makes a mail of a hunt's life: what leads there, and the work that makes it. */
const causes: {
  name: string;
  day: string | null;
  lead: (hunt: TestHunt) => Promise<unknown>;
  work: (services: TestServices, hunt: TestHunt) => Promise<unknown>;
  subject: string;
}[] = [
  {
    name: 'a reminder',
    day: '2026-12-05',
    lead: async () => checkout.services.clock.set(new Date('2026-12-04T18:00:00Z')),
    work: (services, { booking_id }) => lookAt(services, booking_id),
    subject: 'Your hunt is tomorrow: Color & Vinyl, Sat 5 Dec',
  },
  {
    name: 'the last answer',
    day: null,
    lead: async ({ say }) => {
      for (const words of ['START', 'answer1', 'answer2']) await say(words);
    },
    work: async (services, { booking_id, team }) =>
      write(services, await team(), 'Cat', 'answer3', { id: booking_id, seen: { phase: 'puzzle', stop_number: 3 } }),
    subject: 'You finished your hunt: Color & Vinyl',
  },
  {
    name: 'the end of its time',
    day: null,
    lead: async () => checkout.services.clock.advance(24 * 3_600_000),
    work: (services) => expireDue(services),
    subject: 'Your hunt has expired: Color & Vinyl',
  },
];

test.each(causes)('wherever a process dies in $name, its mail waits once', async ({ day, lead, work, subject }) => {
  const about = async (death: CrashPoint | null) => {
    checkout.services.clock.set(new Date('2026-11-27T12:00:00Z'));
    const hunt = await book(checkout, { phones: [], players: ['Cat'], hasEmail: true }, day);
    await hunt.join();
    await lead(hunt);
    victim.services.clock.set(checkout.services.now());
    victim.begin(death);
    await work(victim.services, hunt).catch(() => undefined);
    const calls = victim.calls();
    victim.begin();
    for (const _ of [1, 2]) await work(checkout.services, hunt);
    const mails = (await hunt.told()).mails.filter((mail) => !mail.subject.includes('booked'));
    expect(
      mails.map((mail) => mail.subject),
      JSON.stringify(death),
    ).toEqual([subject]);
    return calls;
  };
  for (const death of crashPointsIn(await about(null))) await about(death);
});

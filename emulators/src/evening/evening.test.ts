import { type HuntNeeds, type NeedKind, needsNow } from '@streetlore/domain/needs';
import { collections, documents } from '@streetlore/domain/paths';
import { pageConversation } from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { localVendors } from '../config.ts';
import { type StandIns, startStandIns } from '../standins/index.ts';
import { figuresOfEvening } from './count.ts';
import { paymentsAt } from './pay.ts';
import { planEvening } from './plan.ts';
import { bookedTeam, needsAt, playUntil } from './play.ts';
import { eveningTours } from './tours.ts';
import { writeEvening } from './write.ts';

const MINUTE = 60_000;
const end = new Date('2026-11-27T20:30:00Z');
/** How long before its end the evening is watched, in minutes. */
const WATCHED = 170;
const { askedAt, tourOf } = eveningTours(end);

/** The first minute at which each need of each team shows, as an admin who watches would see it. */
function watch(seed: number) {
  const teams = planEvening(seed, askedAt).map((plan) => bookedTeam(plan, tourOf(plan.tour), end));
  const seen = new Map<string, { kind: NeedKind; at: Date }[]>();
  const before = new Map<string, Omit<HuntNeeds, 'counted_at'> | null>();
  for (let minute = -WATCHED; minute <= 0; minute += 1) {
    const now = after(end, minute * MINUTE);
    for (const team of teams) {
      const { key } = team.plan;
      // As in the product, a text of the team derives its needs anew, and time alone does not.
      if (playUntil(team, now) || !before.has(key)) before.set(key, needsAt(team, now, before.get(key) ?? null));
      const needs = before.get(key) ?? null;
      const known = seen.get(key) ?? [];
      for (const { kind } of needs ? needsNow(needs, now) : [])
        if (!known.some((one) => one.kind === kind)) known.push({ kind, at: now });
      seen.set(key, known);
    }
  }
  return { teams, seen };
}

test.each([1, 2, 3])(
  'of evening %d each planted trouble shows in time, with at most two false rows',
  (seed) => {
    const { teams, seen } = watch(seed);
    expect(teams).toHaveLength(40);
    for (const { plan, startedAt, booking } of teams.filter(({ plan }) => plan.trouble)) {
      const { need, by } = plan.trouble ?? { need: 'slow', by: 0 };
      const from = startedAt ?? booking.confirmed_at ?? end;
      const sign = seen.get(plan.key)?.find(({ kind }) => kind === need);
      expect(sign, `${plan.key}: ${need}`).toBeDefined();
      // A row is seen at the next whole minute.
      expect((sign?.at.getTime() ?? 0) - from.getTime(), plan.key).toBeLessThanOrEqual((by + 1) * MINUTE);
    }
    const falseRows = teams.flatMap(({ plan }) =>
      (seen.get(plan.key) ?? [])
        .filter(({ kind }) => kind !== plan.trouble?.need)
        .map(({ kind }) => `${plan.key}: ${kind}`),
    );
    expect(falseRows.length, falseRows.join(', ')).toBeLessThanOrEqual(2);
    const done = teams.filter(({ booking }) => booking.status === 'completed');
    expect(done.filter(({ booking }) => booking.too_fast).map(({ plan }) => plan.key)).toEqual([]);
    expect(done.length).toBeGreaterThan(0);
    const onPage = teams.filter(({ booking }) => booking.phone_numbers.length === 0);
    expect(onPage).toHaveLength(10);
    expect(onPage.flatMap(({ messages }) => messages.filter(({ phone_number }) => phone_number !== null))).toEqual([]);
    expect(onPage.filter(({ booking }) => booking.status === 'completed').length).toBeGreaterThan(0);
  },
  60_000,
);

test('the same seed plans the same evening', () => {
  expect(planEvening(7, askedAt)).toEqual(planEvening(7, askedAt));
  expect(planEvening(8, askedAt)).not.toEqual(planEvening(7, askedAt));
});

const booked = () => planEvening(1, askedAt).map((plan) => bookedTeam(plan, tourOf(plan.tour), end));

test('every team has paid at Stripe what its booking says, and can have all of it back', async () => {
  const standIns: StandIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  try {
    const payments = paymentsAt(standIns.url);
    const stripe = new Stripe(localVendors.stripeSecretKey, {
      host: 'localhost',
      port: standIns.port,
      protocol: 'http',
    });
    for (const { booking } of booked().slice(0, 3)) {
      const payment_intent = await payments.open(booking);
      await payments.pay(payment_intent);
      const { metadata, amount_received } = await stripe.paymentIntents.retrieve(payment_intent);
      expect([metadata.order_id, amount_received]).toEqual([booking.order_id, booking.amount]);
      expect(await stripe.refunds.create({ payment_intent })).toMatchObject({
        status: 'succeeded',
        amount: booking.amount,
      });
    }
  } finally {
    await standIns.close();
  }
}, 60_000);

test('what the hunts left behind is stored with them, and all that it moves is counted', () => {
  const teams = booked();
  for (const team of teams) playUntil(team, end);
  const ledger = writeEvening(teams, end, () => undefined);
  const kept = (collection: string) => ledger.entries.filter(({ path }) => path.startsWith(`${collection}/`)).length;
  expect(kept(collections.stopReports)).toBeGreaterThan(0);
  expect(kept(collections.wrongAnswers)).toBeGreaterThan(20);
  const phones = teams.flatMap(({ booking }) => booking.phone_numbers);
  const under = teams.filter(({ booking }) => booking.status === 'confirmed');
  const written = new Set(ledger.entries.map(({ path }) => path));
  const paths = [
    ...phones.flatMap((number) => [documents.player(number), documents.conversation(number)]),
    ...under.map(({ booking }) => documents.huntNeeds(booking.id)),
    ...teams
      .filter(({ plan }) => plan.players.length > 0)
      .map(({ booking }) => documents.conversation(pageConversation(booking.id))),
  ];
  expect(paths.filter((path) => !written.has(path))).toEqual([]);
  const keys = figuresOfEvening(ledger);
  const days = ['day.2026-11-26.bookings', 'day.2026-11-27.bookings', 'day.2026-11-27.messages'];
  expect(keys).toEqual(expect.arrayContaining([...days, 'totals.letters', 'stop.color-vinyl-tour.1']));
  expect(keys.length).toBeLessThan(120);
}, 60_000);

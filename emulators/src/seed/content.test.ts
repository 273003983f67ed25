import { postFormSchema } from '@streetlore/domain/blog';
import type { Booking } from '@streetlore/domain/booking';
import { isInLondon } from '@streetlore/domain/city';
import { canonical, parseText } from '@streetlore/domain/commands';
import type { ContestRound, Picture } from '@streetlore/domain/contest';
import { namesOf } from '@streetlore/domain/fields';
import type { Gift } from '@streetlore/domain/gift';
import { type HuntMessage, renderHuntMessage } from '@streetlore/domain/hunt';
import type { Movement } from '@streetlore/domain/ledger';
import type { Order } from '@streetlore/domain/order';
import { partnerCrmSchema, partnerFormSchema } from '@streetlore/domain/partner';
import { OUR_DRAWING } from '@streetlore/domain/picture';
import type { Report, ReportCase } from '@streetlore/domain/reports';
import type { Review, ReviewAuthor } from '@streetlore/domain/reviews';
import { countSegments, isCarrierKeyword, type LoggedMessage, pageConversation } from '@streetlore/domain/sms';
import type { PublicStats } from '@streetlore/domain/stats';
import { type Tour, tourFormSchema } from '@streetlore/domain/tour';
import { beforeAll, describe, expect, test } from 'vitest';
import { postPlans, postText } from './blog/index.ts';
import { seedContent } from './content.ts';
import { writeContest } from './contest/write.ts';
import type { SeedLedger } from './ledger.ts';
import { newLedger } from './ledger.ts';
import { writePartners } from './partners/write.ts';
import { tourPlans } from './tours/index.ts';
import { writeTours } from './tours/write.ts';

const now = new Date('2026-11-20T16:00:00Z');
const painted = (id: string): Picture => ({
  width: 960,
  height: 640,
  placeholder: 'data:image/webp;base64,',
  sizes: [{ width: 960, webp: `/${id}.webp`, avif: null }],
});
let ledger: SeedLedger;
beforeAll(async () => {
  ledger = await seedContent(now, painted);
});
const under = <T extends object>(collection: string) =>
  ledger.entries
    .filter(({ path }) => path.split('/').length === 2 && path.startsWith(`${collection}/`))
    .map(({ path, data }) => ({ id: path.split('/')[1] ?? '', ...(data as T) }));

describe('tours', () => {
  const partners = writePartners(newLedger(), now);
  const hunts = writeTours(newLedger(), partners, now);

  test.each(tourPlans)('$name keeps every text within two GSM-7 segments', ({ id }) => {
    const tour = hunts.get(id)?.hunt;
    for (const { stop_number, partner } of tour?.stops ?? []) {
      const messages: HuntMessage[] = [
        { kind: 'location_with_clue', stop_number, lead: 'skipped', from: stop_number },
        { kind: 'hint', stop_number },
        { kind: 'wrong', stop_number },
      ];
      if (partner) messages.push({ kind: 'reward_with_pause', stop_number }, { kind: 'partner_offer', stop_number });
      for (const message of messages) {
        const text = renderHuntMessage(message, { tour: tour ?? { name: '', stops: [] }, site: 'localhost:5050' });
        expect({ text, ...countSegments(text), fits: countSegments(text).segments <= 2 }).toMatchObject({
          encoding: 'GSM-7',
          fits: true,
        });
      }
    }
  });

  test.each(tourPlans)('$name says place, clue and question in one segment', ({ id }) => {
    const tour = hunts.get(id)?.hunt ?? { name: '', stops: [] };
    for (const { stop_number } of tour.stops) {
      const lead = stop_number === 1 ? 'none' : 'moving';
      const text = renderHuntMessage(
        { kind: 'location_with_clue', stop_number, lead, from: stop_number - 1 },
        { tour, site: '' },
      );
      expect(countSegments(text).segments, text).toBe(1);
    }
  });

  test('takes only answers that can be texted', () => {
    for (const { stops } of tourPlans)
      for (const { answer, accepted_answers = [] } of stops)
        for (const one of [answer, ...accepted_answers]) {
          expect(canonical(one)).toBe(one);
          expect(isCarrierKeyword(one)).toBe(false);
          expect(parseText(one)).toEqual({ type: 'answer', answer: one });
          expect(countSegments(one).encoding).toBe('GSM-7');
        }
  });

  test('never prints the answer as a word of its own place, clue or question', () => {
    const given = tourPlans.flatMap(({ name, stops }) =>
      stops
        .filter(({ location_name, clue, question, answer }) =>
          ` ${`${location_name} ${clue} ${question}`.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `.includes(
            ` ${answer} `,
          ),
        )
        .map(({ location_name }) => `${name}: ${location_name}`),
    );
    expect(given).toEqual([]);
  });

  test('rewards at least half of the stops, at active partners', () => {
    for (const { stops } of [...hunts.values()].map(({ hunt }) => hunt)) {
      const rewarded = stops.filter(({ partner }) => partner !== null).length;
      expect(rewarded).toBeGreaterThanOrEqual(stops.length / 2);
    }
    for (const { stops } of tourPlans)
      for (const { partner } of stops)
        if (partner) expect(partners.find(({ id }) => id === partner)?.status).toBe('active');
  });

  test('says of every picture that it is our drawing', () => {
    for (const name of ['tours', 'tour_stops'] as const)
      for (const { image_credit } of under<{ image_credit: string }>(name)) expect(image_credit).toBe(OUR_DRAWING);
  });

  test('has every stop in London', () => {
    for (const { stops } of tourPlans)
      for (const { latitude, longitude } of stops) expect(isInLondon(latitude, longitude)).toBe(true);
  });
});

describe('documents', () => {
  test('have each path only once', () => {
    const paths = ledger.entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('hold the directory counts and one premium partner a neighbourhood', () => {
    const active = under<{ area: string; status: string; partnership_tier: string }>('partners').filter(
      ({ status }) => status === 'active',
    );
    const count = (area: string) => active.filter((partner) => partner.area === area).length;
    expect(['shoreditch', 'brixton', 'camden', 'hackney-wick', 'unknown'].map(count)).toEqual([7, 8, 6, 6, 0]);
    const premium = active.filter(({ partnership_tier }) => partnership_tier === 'premium').map(({ area }) => area);
    expect(premium.toSorted()).toEqual(['brixton', 'camden', 'hackney-wick', 'shoreditch']);
  });

  test('show a booking in every state, and hunts in progress at different stops', () => {
    const bookings = under<{ status: string; current_stop: number; hunt: { phase: string } }>('bookings');
    expect(new Set(bookings.map(({ status }) => status))).toEqual(
      new Set(['pending_payment', 'confirmed', 'completed', 'expired', 'refunded']),
    );
    const running = bookings.filter(({ status, hunt }) => status === 'confirmed' && hunt.phase !== 'ready');
    expect(running.map(({ current_stop }) => current_stop).toSorted()).toEqual([1, 2, 3, 4, 5, 5, 6, 7]);
    expect(new Set(running.map(({ hunt }) => hunt.phase))).toEqual(new Set(['puzzle', 'reward']));
  });

  test('leave no text for the functions to act on', () => {
    for (const message of under<{ settled: boolean }>('sms_messages')) expect(message.settled).toBe(true);
  });

  test('list a conversation for every number that has texts, and for every page that has messages', () => {
    const messages = under<LoggedMessage>('sms_messages');
    const ids = new Set(messages.map((one) => one.phone_number ?? pageConversation(one.booking_id ?? '')));
    const listed = under<object>('sms_conversations').map(({ id }) => id);
    expect(listed.toSorted()).toEqual([...ids].toSorted());
  });

  test('give the leaderboard three different tabs', () => {
    const rows = under<{ week: string; month: string }>('leaderboard');
    const [week, month] = [
      rows.filter((row) => row.week === '2026-W47'),
      rows.filter((row) => row.month === '2026-11'),
    ];
    expect(week.length).toBeGreaterThan(1);
    expect(month.length).toBeGreaterThan(week.length);
    expect(rows.length).toBeGreaterThan(month.length);
    // No seeded team is faster than legs.
    const completed = under<Booking>('bookings').filter(({ status }) => status === 'completed');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(completed.map(({ id }) => id).toSorted());
  });

  test('have of each gift what its movements leave, and an order for each use', () => {
    const moved = under<Movement>('ledger');
    const orders = under<Order>('orders');
    for (const { id, pence_left } of under<Gift>('gifts').filter(({ origin }) => origin === 'bought'))
      expect(moved.reduce((sum, { gift, gift_id }) => sum + (gift_id === id ? gift : 0), 0)).toBe(pence_left);
    const used = moved.filter(({ kind }) => kind === 'gift_used');
    expect(used.length).toBeGreaterThan(0);
    for (const { gift, gift_id, order_id, at } of used) {
      const order = orders.find(({ id }) => id === order_id);
      expect(order).toMatchObject({ gift: { gift_id, pence: -gift }, created_at: at, confirmed_at: expect.any(Date) });
      const hunts = under<Booking>('bookings').filter((booking) => booking.order_id === order_id);
      expect(hunts).toMatchObject([{ amount: order?.amount, paid_by: { by: 'gift', pence: -gift } }]);
    }
  });

  test('count exactly the votes that exist', () => {
    for (const { id, votes } of under<{ votes: number }>('contest_submissions'))
      expect(ledger.entries.filter(({ path }) => path.startsWith(`contest_submissions/${id}/votes/`)).length).toBe(
        votes,
      );
  });

  test('give each tour the sum of its reviews, and Home the sum of the tours', () => {
    const reviews = under<Review>('reviews');
    const hunts = under<{ tour_id: string; status: string }>('bookings').filter(({ status }) => status === 'completed');
    const authors = ledger.entries.flatMap(({ path, data }) =>
      path.endsWith('/private/author') ? [data as ReviewAuthor] : [],
    );
    expect(authors.map(({ booking_id }) => booking_id).toSorted()).toEqual(
      expect.arrayContaining(hunts.map(({ id }) => id)),
    );
    expect(new Set(authors.map(({ booking_id }) => booking_id)).size).toBe(hunts.length);
    const tours = under<Tour>('tours');
    for (const tour of tours) {
      const own = reviews.filter(({ tour_id, status }) => tour_id === tour.id && status === 'shown');
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      expect(tour).toMatchObject({ reviews: own.length, rating: Math.round(mean * 10) / 10 });
      expect(own.length).toBeGreaterThan(2);
    }
    const stars = tours.reduce((sum, { rating, reviews: count }) => sum + rating * count, 0);
    const all = tours.reduce((sum, tour) => sum + tour.reviews, 0);
    expect(under<PublicStats>('stats').find(({ id }) => id === 'public')?.average_rating).toBeCloseTo(stars / all, 1);
    expect(reviews.filter(({ status }) => status === 'held')).toHaveLength(1);
  });

  test('have reports that wait, of three kinds, and none of them hides anything', () => {
    const cases = under<ReportCase>('report_cases');
    expect(cases.map(({ kind, status, hidden, reports }) => ({ kind, status, hidden, reports }))).toEqual(
      ['photo', 'review', 'team'].map((kind) => ({ kind, status: 'open', hidden: false, reports: 1 })),
    );
    expect(under<Report>('reports').map(({ case_id }) => case_id)).toEqual(cases.map(({ id }) => id));
  });

  test('have past rounds on any day, each with a leading winner and a voucher', () => {
    for (let day = 16; day < 23; day += 1) {
      const content = newLedger();
      writeContest(content, new Date(`2026-11-${day}T09:00:00Z`), painted);
      const of = (collection: string) =>
        content.entries.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ data }) => data);
      const rounds = (of('contest_rounds') as ContestRound[]).filter(({ status }) => status === 'confirmed');
      expect(rounds).toHaveLength(4);
      for (const { winner, standings } of rounds) expect(winner).toEqual(standings[0]);
      const winners = of('gifts') as { submission_id: string | null }[];
      for (const { winner } of rounds)
        expect(winners.filter(({ submission_id }) => submission_id === winner?.submission_id)).toHaveLength(1);
    }
  });

  test('keep phone numbers and e-mail addresses out of public documents', () => {
    const open = [
      'tours',
      'tour_stops',
      'partners',
      'tour_partners',
      'contest_submissions',
      'contest_rounds',
      'blog_posts',
      'leaderboard',
    ];
    for (const collection of open) expect(JSON.stringify(under(collection))).not.toMatch(/\+44\d|@example|\.example/);
    const shown = under<Review>('reviews').filter(({ status }) => status === 'shown');
    expect(JSON.stringify(shown)).not.toMatch(/\+44\d|\b07\d{3}|@example/);
  });
});

/**
 * Fields that the seed leaves empty on purpose: its places have no website and no draft is
 * scheduled.
 */
const unseeded = ['website', 'publish_at'];
const forms = {
  tours: namesOf(tourFormSchema.shape).filter((field) => field !== 'stops'),
  partners: namesOf(partnerFormSchema.shape).filter((field) => !(field in partnerCrmSchema.shape)),
  blog_posts: namesOf(postFormSchema.shape),
};

// People look at pages, and browser tests visit them, with the seed's data. A field that the seed
// never fills would never be seen.
describe.each(Object.entries(forms))('%s', (collection, fields: readonly string[]) => {
  test.each(fields.filter((field) => !unseeded.includes(field)))('%s is filled in somewhere', (field) => {
    const values = under<Record<string, unknown>>(collection).map((document) => document[field]);
    expect(values.some((value) => value !== undefined && value !== null && value !== '')).toBe(true);
  });
});

describe('blog', () => {
  test.each(postPlans)('$title is 600 to 900 words', async ({ slug, excerpt, meta_description }) => {
    const words = (await postText(slug)).split(/\s+/).filter(Boolean).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(900);
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(meta_description.length).toBeLessThanOrEqual(160);
  });
});

import { type BlogPost, countPosts, postStatsSchema } from '@streetlore/domain/blog';
import type { Booking } from '@streetlore/domain/booking';
import { neighborhoodSlugs } from '@streetlore/domain/city';
import type { ContactMessage } from '@streetlore/domain/contact';
import { contestStatsSchema, type Submission } from '@streetlore/domain/contest';
import { healthSchema } from '@streetlore/domain/health';
import type { Movement } from '@streetlore/domain/ledger';
import {
  newestDays,
  type Partner,
  type PartnerStats,
  partnerFiguresSchema,
  partnerStatsSchema,
  partnerStatuses,
} from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import type { FinishedStop } from '@streetlore/domain/playing';
import type { Review } from '@streetlore/domain/reviews';
import { isPageMessage, type LoggedMessage, type SmsMessage } from '@streetlore/domain/sms';
import {
  averageRating,
  type DayFigures,
  dayStatsSchema,
  monthStatsSchema,
  noFigures,
  publicStatsSchema,
  type StopCounts,
  type TourMonths,
  totalsSchema,
  tourMonthsSchema,
  tourStatsOf,
  tourStatsSchema,
} from '@streetlore/domain/stats';
import { londonDay, londonMonth, londonMonths } from '@streetlore/domain/time';
import type { Tour, TourPartner } from '@streetlore/domain/tour';
import { countOf, type SeedLedger } from './ledger.ts';
import { addTo, takingsOf } from './movements.ts';
import { tourPlans } from './tours/index.ts';

const DAY = 86_400_000;

/**
 * Writes the statistics of the ledger, as the functions would. The first screen is then right
 * before anything has happened.
 */
export function writeStats(ledger: SeedLedger, now: Date): void {
  const all = <T>(collection: string) => under<T>(ledger, collection);
  const bookings = all<Booking>(collections.bookings).filter(({ confirmed_at }) => confirmed_at !== null);
  const messages = all<LoggedMessage>(collections.smsMessages).filter((one) => !isPageMessage(one));
  const photos = all<Submission>(collections.contestSubmissions);
  const having = (status: Submission['status']) => photos.filter((photo) => photo.status === status).length;
  const active = all<Partner>(collections.partners).filter(({ status }) => status === 'active');
  const reviews = all<Review>(collections.reviews);
  ledger.put(documents.publicStats, publicStatsSchema, {
    hunts_completed: bookings.filter(({ status }) => status === 'completed').length,
    explorers: bookings.reduce((sum, { participants }) => sum + participants, 0),
    photos: having('approved'),
    tours: countOf(ledger, collections.tours),
    partners: active.length,
    partners_by_area: Object.fromEntries(
      neighborhoodSlugs.map((slug) => [slug, active.filter(({ area }) => area === slug).length]),
    ),
    average_rating: averageRating(all<Tour>(collections.tours)),
    reviews_given: reviews.length,
    reviews_hidden: reviews.filter(({ status }) => status === 'hidden').length,
    counted_at: now,
  });
  ledger.put(documents.contestStats, contestStatsSchema, {
    total: photos.length,
    approved: having('approved'),
    pending: having('pending'),
    winners: photos.filter(({ is_winner }) => is_winner).length,
    counted_at: now,
  });
  writePartnerFigures(ledger, now);
  ledger.put(documents.postStats, postStatsSchema, countPosts(all<BlogPost>(collections.blogPosts), now));
  ledger.put(documents.totals, totalsSchema, {
    bookings: bookings.length,
    messages: messages.length,
    open_letters: all<ContactMessage>(collections.contactMessages).filter(({ answered }) => !answered).length,
    pending_photos: having('pending'),
    held_reviews: all<Review>(collections.reviews).filter(({ status }) => status === 'held').length,
    // The functions open and close rounds once they run.
    rounds_waiting: 0,
    counted_at: now,
  });
  writeHealth(ledger, now, { bookings, messages });
  writeDays(ledger, now, { bookings, messages });
  writeTours(ledger, now, bookings);
}

/**
 * Writes System Health as the sweep would. Nothing waits, and each provider's last call was at its
 * newest event in the seed.
 */
function writeHealth(
  ledger: SeedLedger,
  now: Date,
  all: { bookings: Booking[]; messages: readonly SmsMessage[] },
): void {
  const last = (times: readonly (Date | null)[]) => new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)));
  const texts = (direction: SmsMessage['direction']) =>
    all.messages.filter((text) => text.direction === direction).map(({ sent_at }) => sent_at);
  ledger.put(documents.health, healthSchema, {
    checked_at: now,
    day: londonDay(now),
    webhooks: {
      stripe: last(all.bookings.map(({ confirmed_at }) => confirmed_at)),
      twilio_inbound: last(texts('inbound')),
      twilio_status: last(texts('outbound')),
    },
  });
}

/**
 * Writes one document a day, and the same figures by month. A day without events gets no document,
 * except in the last two weeks.
 */
function writeDays(ledger: SeedLedger, now: Date, all: { bookings: Booking[]; messages: readonly SmsMessage[] }): void {
  const days = new Map<string, DayFigures>();
  const on = (at: Date) => {
    const day = londonDay(at);
    const figures = days.get(day) ?? noFigures();
    days.set(day, figures);
    return figures;
  };
  for (let back = 0; back < 14; back++) on(new Date(now.getTime() - back * DAY));
  for (const { confirmed_at, completed_at, status, amount, participants } of all.bookings) {
    if (!confirmed_at) continue;
    const bought = on(confirmed_at);
    bought.bookings += 1;
    bought.people += participants;
    bought.paid += amount;
    if (status === 'confirmed') bought.open += 1;
    if (status !== 'completed' || !completed_at) continue;
    bought.finished += 1;
    const completed = on(completed_at);
    completed.completed += 1;
    completed.revenue += amount;
  }
  for (const { sent_at, direction, segments } of all.messages) {
    const sent = on(sent_at);
    sent.messages += 1;
    if (direction === 'outbound') sent.segments += segments;
  }
  for (const { finished_at, outcome, wrong_answers, hints } of under<FinishedStop>(ledger, collections.stopResults)) {
    const ended = on(finished_at);
    ended[outcome === 'solved' ? 'solved' : 'skipped'] += 1;
    ended.wrong_answers += wrong_answers;
    ended.hints += hints;
  }
  for (const { path, data } of ledger.entries)
    if (/\/votes\/[^/]+$/.test(path) && 'created_at' in data && data.created_at instanceof Date)
      on(data.created_at).votes += 1;

  for (const movement of under<Movement>(ledger, collections.ledger)) addTo(on(movement.at), takingsOf(movement));

  const months = Map.groupBy([...days].sort(), ([day]) => day.slice(0, 7));
  for (const [day, figures] of days)
    ledger.put(documents.dayStats(day), dayStatsSchema, { day, ...figures, counted_at: now });
  for (const [month, entries] of months) {
    const byDate = Object.fromEntries(entries.map(([day, figures]) => [day.slice(-2), figures]));
    ledger.put(documents.monthStats(month), monthStatsSchema, { calendar_month: month, days: byDate, counted_at: now });
  }
}

/** Writes each tour's figures stop by stop: by month and in total. */
function writeTours(ledger: SeedLedger, now: Date, bookings: Booking[]): void {
  const ended = under<FinishedStop>(ledger, collections.stopResults);
  for (const { id, name, stops } of tourPlans) {
    const hunts = bookings.filter(({ tour_id }) => tour_id === id);
    const results = ended.filter(({ tour_id }) => tour_id === id);
    const first = hunts.flatMap(({ confirmed_at }) => confirmed_at ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
    const months = first ? londonMonths(first, now) : [];
    const present = stops.map(({ location_name }, index) => {
      const under_way = hunts.filter(
        ({ status, current_stop }) => status === 'confirmed' && current_stop === index + 1,
      );
      return [String(index + 1), { location_name, under_way: under_way.length }];
    });
    const figures: TourMonths = {
      tour_id: id,
      tour_name: name,
      months: Object.fromEntries(months.map((month) => [month, tourMonth(month, stops.length, hunts, results)])),
      present: Object.fromEntries(present),
    };
    ledger.put(documents.tourMonths(id), tourMonthsSchema, figures);
    ledger.put(documents.tourStats(id), tourStatsSchema, { ...tourStatsOf(figures), counted_at: now });
  }
}

function tourMonth(
  month: string,
  stops: number,
  hunts: Booking[],
  results: FinishedStop[],
): TourMonths['months'][string] {
  const isIn = (at: Date | null) => at !== null && londonMonth(at) === month;
  const paid = hunts.filter(({ confirmed_at }) => isIn(confirmed_at));
  const counts = Array.from({ length: stops }, (_, index): [string, StopCounts] => {
    const n = index + 1;
    const all = results.filter(({ stop_number }) => stop_number === n);
    const here = all.filter(({ finished_at }) => isIn(finished_at));
    const sum = (field: 'wrong_answers' | 'hints' | 'seconds') => here.reduce((total, stop) => total + stop[field], 0);
    return [
      String(n),
      {
        reached: paid.filter(({ current_stop }) => current_stop >= n).length,
        solved: here.filter(({ outcome }) => outcome === 'solved').length,
        skipped: here.filter(({ outcome }) => outcome !== 'solved').length,
        claimed: all.filter(({ claimed_at }) => isIn(claimed_at)).length,
        wrong_answers: sum('wrong_answers'),
        hints: sum('hints'),
        seconds: sum('seconds'),
      },
    ];
  });
  const completed = paid.filter(({ status }) => status === 'completed').length;
  return { completed, stops: Object.fromEntries(counts) };
}

const allOf = <T>(ledger: SeedLedger, collection: string) =>
  ledger.entries
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ id: path.slice(collection.length + 1), data: data as T }));

function writePartnerFigures(ledger: SeedLedger, now: Date): void {
  const partners = allOf<Partner>(ledger, collections.partners);
  const places = allOf<TourPartner>(ledger, collections.tourPartners).map(({ data }) => data);
  const fetched = allOf<FinishedStop>(ledger, collections.stopResults)
    .map(({ data }) => data)
    .filter(({ claimed_at }) => claimed_at !== null);
  const month = londonMonth(now);
  ledger.put(documents.partnerStats, partnerStatsSchema, {
    total: partners.length,
    by_status: Object.fromEntries(
      partnerStatuses.map((status) => [status, partners.filter(({ data }) => data.status === status).length]),
    ) as PartnerStats['by_status'],
    month,
    redemptions: fetched.filter(({ claimed_at }) => claimed_at && londonMonth(claimed_at) === month).length,
    counted_at: now,
  });
  for (const { id } of partners) {
    const here = fetched.filter(({ partner_id }) => partner_id === id);
    const months = Map.groupBy(here, ({ claimed_at }) => londonMonth(claimed_at ?? now));
    const days = Map.groupBy(here, ({ claimed_at }) => londonDay(claimed_at ?? now));
    ledger.put(documents.partnerFigures(id), partnerFiguresSchema, {
      tours: new Set(places.filter(({ partner_id }) => partner_id === id).map(({ tour_id }) => tour_id)).size,
      redeemed: here.length,
      months: Object.fromEntries([...months].map(([claimed, rewards]) => [claimed, rewards.length])),
      days: newestDays(Object.fromEntries([...days].map(([claimed, rewards]) => [claimed, rewards.length]))),
      shut: 0,
      last_shut_at: null,
      counted_at: now,
    });
  }
}
/** The documents of a top-level collection. */
const under = <T>(ledger: SeedLedger, collection: string): T[] => allOf<T>(ledger, collection).map(({ data }) => data);

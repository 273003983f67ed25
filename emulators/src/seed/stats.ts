import type { Booking } from '@streetlore/domain/booking';
import { contestStatsSchema, type Submission } from '@streetlore/domain/contest';
import type { FinishedStop } from '@streetlore/domain/hunt';
import {
  type Partner,
  type PartnerStats,
  partnerFiguresSchema,
  partnerStatsSchema,
  partnerStatuses,
} from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import type { SmsMessage } from '@streetlore/domain/sms';
import { dayStatsSchema, publicStatsSchema, totalsSchema } from '@streetlore/domain/stats';
import { londonDay, londonMonth } from '@streetlore/domain/time';
import type { TourPartner } from '@streetlore/domain/tour';
import { countOf, type Ledger } from './ledger.ts';
import { tourPlans } from './tours/index.ts';

const DAY = 86_400_000;

/** Counts what the ledger holds, as the functions would, so that the first screen is right before anything has happened. */
export function writeStats(ledger: Ledger, now: Date): void {
  const all = <T>(collection: string) => allOf<T>(ledger, collection).map(({ data }) => data);
  const bookings = all<Booking>(collections.bookings).filter(({ confirmed_at }) => confirmed_at !== null);
  const messages = all<SmsMessage>(collections.smsMessages);
  const photos = all<Submission>(collections.contestSubmissions);
  const having = (status: Submission['status']) => photos.filter((photo) => photo.status === status).length;
  const reviews = tourPlans.reduce((sum, tour) => sum + tour.reviews, 0);
  const rated = tourPlans.reduce((sum, tour) => sum + tour.rating * tour.reviews, 0);
  ledger.put(documents.publicStats, publicStatsSchema, {
    hunts_completed: bookings.filter(({ status }) => status === 'completed').length,
    explorers: bookings.reduce((sum, { participants }) => sum + participants, 0),
    photos: having('approved'),
    tours: countOf(ledger, collections.tours),
    partners: all<{ status: string }>(collections.partners).filter(({ status }) => status === 'active').length,
    average_rating: Math.round((10 * rated) / reviews) / 10,
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
  ledger.put(documents.totals, totalsSchema, { bookings: bookings.length, messages: messages.length, counted_at: now });
  for (let back = 0; back < 14; back++) {
    const day = londonDay(new Date(now.getTime() - back * DAY));
    const on = (at: Date | null) => at !== null && londonDay(at) === day;
    const completed = bookings.filter(({ completed_at }) => on(completed_at));
    const bought = bookings.filter(({ confirmed_at }) => on(confirmed_at));
    ledger.put(documents.dayStats(day), dayStatsSchema, {
      day,
      bookings: bought.length,
      completed: completed.length,
      messages: messages.filter(({ sent_at }) => on(sent_at)).length,
      revenue: completed.reduce((sum, { amount }) => sum + amount, 0),
      paid: bought.reduce((sum, { amount }) => sum + amount, 0),
      counted_at: now,
    });
  }
}

const allOf = <T>(ledger: Ledger, collection: string) =>
  ledger.entries
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ id: path.slice(collection.length + 1), data: data as T }));

function writePartnerFigures(ledger: Ledger, now: Date): void {
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
  for (const { id } of partners)
    ledger.put(documents.partnerFigures(id), partnerFiguresSchema, {
      tours: new Set(places.filter(({ partner_id }) => partner_id === id).map(({ tour_id }) => tour_id)).size,
      redeemed: fetched.filter(({ partner_id }) => partner_id === id).length,
      counted_at: now,
    });
}

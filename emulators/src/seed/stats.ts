import type { Booking } from '@streetlore/domain/booking';
import { contestStatsSchema, type Submission } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import type { SmsMessage } from '@streetlore/domain/sms';
import { dayStatsSchema, publicStatsSchema, totalsSchema } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { countOf, type Ledger } from './ledger.ts';
import { tourPlans } from './tours/index.ts';

const DAY = 86_400_000;

/** Counts what the ledger holds, as the functions would, so that the first screen is right before anything has happened. */
export function writeStats(ledger: Ledger, now: Date): void {
  const all = <T>(collection: string) =>
    ledger.entries
      .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
      .map(({ data }) => data as T);
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

import { createHash } from 'node:crypto';
import type { Booking } from '@streetlore/domain/booking';
import { collections, documents } from '@streetlore/domain/paths';
import { decideTexts, textsAmong } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { mayReviewOnPage } from '@streetlore/domain/result';
import { type Review, ratingOf, reviewAuthorSchema, reviewSchema } from '@streetlore/domain/reviews';
import { reviewDocument } from '@streetlore/domain/reviews/taking';
import { receivedText, type SmsMessage, type SmsPhone, smsPhoneSchema } from '@streetlore/domain/sms';
import type { SeedLedger } from '../ledger.ts';
import type { SeededHunt } from './plan.ts';

const MINUTE = 60_000;
const digest = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 32);

/**
 * Takes, as the functions would, the reviews that the phones of a finished hunt text, and those that
 * players give on its page.
 * @returns the inbound texts and the replies to them
 */
export function writeReviews(
  ledger: SeedLedger,
  plan: SeededHunt,
  { booking, phones, site, now }: { booking: WithId<Booking>; phones: Map<string, SmsPhone>; site: string; now: Date },
): WithId<SmsMessage>[] {
  const { completed_at } = booking;
  if (!completed_at) return [];
  for (const [n, { player, rating, text }] of (plan.pageReviews ?? []).entries()) {
    const at = new Date(completed_at.getTime() + (4 + n) * MINUTE);
    const taken = mayReviewOnPage(booking, { before: null, reviews: n, at });
    if (!taken.ok) throw new Error(`Seed: ${player} cannot review: ${taken.problem.message}`);
    const id = digest(`${booking.id} page/${player}`);
    ledger.put(documents.review(id), reviewSchema, reviewDocument({ booking, rating, text, at }, null));
    const author = { reviewer_phone: null, page_player: player, booking_id: booking.id };
    ledger.put(documents.reviewAuthor(id), reviewAuthorSchema, author);
  }
  const texts = (plan.reviews ?? []).flatMap(({ phone, reply, answer = null }) => {
    const at = new Date(completed_at.getTime() + (3 + 2 * phone) * MINUTE);
    const from = booking.phone_numbers[phone] ?? '';
    const sid = `SM${digest(`${plan.key} review ${phone}`)}`;
    const text = { ...receivedText({ sid, from, body: reply, segments: 1 }, at), id: sid };
    const bookings = new Map([[from, [booking]]]);
    const gathered = { texts: at > now ? [] : [text], bookings, phones, tours: new Map() };
    const taken = decideTexts(gathered, { site, now: at, countries: [], linkOf: () => null });
    for (const given of taken.reviews) {
      const id = digest(`${booking.id} ${from}`);
      ledger.put(documents.review(id), reviewSchema, { ...reviewDocument(given, null), answer });
      ledger.put(documents.reviewAuthor(id), reviewAuthorSchema, { reviewer_phone: from, booking_id: booking.id });
      phones.delete(from);
    }
    return [...textsAmong(taken.settled), ...taken.outbox];
  });
  // Phones that have not reviewed yet keep their open request, so that they can still reply.
  for (const [number, phone] of phones) ledger.put(`${collections.smsPhones}/${number}`, smsPhoneSchema, phone);
  return texts;
}

/** Adds the review counts to each tour, as the functions would. */
export function countReviews(ledger: SeedLedger): void {
  const below = (collection: string) =>
    ledger.entries.filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2);
  const reviews = below(collections.reviews).map(({ data }) => data as Review);
  for (const { path, data } of below(collections.tours)) {
    const own = reviews.filter(({ tour_id, counts }) => counts && path.endsWith(`/${tour_id}`));
    const sum = own.reduce((stars, { rating }) => stars + rating, 0);
    Object.assign(data, ratingOf(sum, own.length));
  }
}

import { leaderboardRow } from '@streetlore/domain/leaderboard';
import type { BatchResult } from '@streetlore/domain/playing';
import type { ReviewBatchResult } from '@streetlore/domain/reviews/taking';
import { claimed, type SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import type { FoundDocument, Ref } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';
import { addReviews } from './add-reviews.ts';
import type { PlayedTour } from './play-with-partners.ts';
import type { Reading } from './read.ts';

type Outcome = BatchResult | ReviewBatchResult | PlayedTour;

/** The effects of one written batch. */
export type WrittenBatch = {
  /** Phones for which the batch has put texts into the outbox. */
  phones: string[];
  /** The texts that this process claimed in the same write. */
  claimed: FoundDocument<SmsMessage>[];
};

/**
 * The caller, if it sends the replies itself. At `now` it claims the first text of each phone,
 * unless the phone is `waiting` for an older text or the new text must not be sent yet.
 */
export type Claimer = { waiting: ReadonlySet<string>; now: Date };

/**
 * Writes the outcome of a batch of texts, all of it or nothing.
 * @param claimer sends the replies; without a claimer they stay queued
 * @throws a conflict when a document that the outcome depends on has been written since it was read
 */
export async function write(
  services: Services<'privacyKey'>,
  outcome: Outcome,
  seen: Reading['seen'],
  claimer: Claimer | null,
): Promise<WrittenBatch | null> {
  if (outcome.settled.length === 0) return null;
  const { store } = services;
  const commit = store.commit();
  const read = <T extends object>(ref: Ref<T>) => {
    const found = seen.get(ref.path);
    if (!found) throw new Error(`${ref.path} was changed, but not read`);
    return { ...found, ref };
  };
  for (const { id, settled, booking_id, tour_name, message_type } of outcome.settled)
    commit.update(read(store.messages.at(id)), { settled, booking_id, tour_name, message_type });
  const taken: Outcome['outbox'] = [];
  const waiting = new Set(claimer?.waiting);
  for (const text of outcome.outbox) {
    const { phone_number, next_attempt_at } = text;
    const isMine = claimer && !waiting.has(phone_number) && next_attempt_at === null;
    const written = isMine ? { ...text, ...claimed(text, claimer.now) } : text;
    if (isMine) taken.push(written);
    waiting.add(phone_number);
    commit.create(store.messages.at(text.id), written);
  }
  for (const [number, phone] of outcome.phones) {
    const ref = store.phones.at(number);
    commit.put({ version: null, value: null, ...seen.get(ref.path), ref }, phone);
  }
  if ('booking' in outcome) {
    const { hunt, current_stop, stops_count, status, started_at, completed_at, opted_out = [] } = outcome.booking;
    const progress = { hunt, current_stop, stops_count, status, started_at, completed_at, opted_out };
    commit.update(read(store.bookings.at(outcome.booking.id)), progress);
    writeMilestones(commit, store, outcome);
  }
  if ('reviews' in outcome) await addReviews(services, commit, outcome.reviews);
  const version = await commit.runVersioned();
  return {
    phones: [...new Set(outcome.outbox.map(({ phone_number }) => phone_number))],
    claimed: taken.map((text) => store.messages.at(text.id).left(text, version)),
  };
}

function writeMilestones(
  commit: Writes,
  store: Services['store'],
  { booking, events, stops, wrong, tour, kept }: Extract<Outcome, { booking: unknown }>,
) {
  for (const stop of stops) commit.set(store.stopResults.at(stop.id), stop);
  for (const one of wrong) commit.create(store.wrongAnswers.at(one.id), one);
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('started') && tour) commit.create(store.huntTour(booking.id), tour);
  else if (kept && tour) commit.update(kept, { stops: tour.stops });
  if (happened.has('completed') && booking.completed_at && !booking.unlisted)
    commit.set(store.leaderboard.at(booking.id), leaderboardRow(booking.id, booking, booking.completed_at));
}

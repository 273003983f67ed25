import type { Booking } from '@streetlore/domain/booking';
import type { FinishedStop, HuntTour, Played, PlayedHunt } from '@streetlore/domain/hunt';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { collections, documents } from '@streetlore/domain/paths';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import type { Reading } from './read.ts';

type Outcome = Played | (PlayedHunt & { tour: HuntTour | null });

/**
 * Writes what a batch of texts came to, all of it or nothing.
 * @throws a conflict when any document that it was decided on has been written since
 */
export async function write({ db }: Services, outcome: Outcome, versions: Reading['versions']): Promise<void> {
  if (outcome.settled.length === 0) return;
  const batch = db.batch();
  const change = (path: string, data: object) => {
    const lastUpdateTime = versions.get(path);
    if (lastUpdateTime) batch.update(db.doc(path), { ...data }, { lastUpdateTime });
    else batch.create(db.doc(path), { ...data });
  };
  for (const { id, settled, booking_id, tour_name } of outcome.settled)
    change(`${collections.smsMessages}/${id}`, { settled, booking_id, tour_name });
  for (const { id, ...message } of outcome.outbox)
    batch.create(db.doc(`${collections.smsMessages}/${id}`), message satisfies SmsMessage);
  for (const [number, phone] of outcome.phones) change(`${collections.smsPhones}/${number}`, phone);
  if ('booking' in outcome) {
    const { hunt, current_stop, stops_count, status, started_at, completed_at, opted_out = [] } = outcome.booking;
    const progress = { hunt, current_stop, stops_count, status, started_at, completed_at, opted_out };
    change(`${collections.bookings}/${outcome.booking.id}`, progress satisfies Partial<Booking>);
    writeMilestones(batch, db, outcome);
  }
  await batch.commit();
}

function writeMilestones(
  batch: WriteBatch,
  db: Services['db'],
  { booking, events, stops, tour }: Extract<Outcome, { booking: unknown }>,
) {
  for (const { id, ...stop } of stops)
    batch.set(db.doc(`${collections.stopResults}/${id}`), stop satisfies FinishedStop);
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('started') && tour) batch.create(db.doc(documents.huntTour(booking.id)), tour satisfies HuntTour);
  if (happened.has('completed') && booking.completed_at)
    batch.set(
      db.doc(`${collections.leaderboard}/${booking.id}`),
      leaderboardRow(booking.id, booking, booking.completed_at),
    );
}

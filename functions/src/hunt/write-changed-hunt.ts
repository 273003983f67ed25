import { type Booking, type BookingNotice, type HuntChange, whyUnlisted } from '@streetlore/domain/booking';
import type { HuntMessage, HuntTour } from '@streetlore/domain/hunt';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { announce, announcedLine, finishedStops } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { newSmsPhone, type SmsMessage } from '@streetlore/domain/sms';
import { teamStops } from '@streetlore/domain/team';
import type { Sending } from '../outbox/send.ts';
import { linkOf } from '../platform/page-link.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import type { Seen, Writes } from '../store/writes.ts';
import type { Reading } from './reading.ts';

/** A hunt that a request changes. */
export type ChangedHunt = HuntChange & {
  /** The messages to send, with their phones. */
  messages: readonly { message: HuntMessage; phones: readonly string[] }[];
  /** What those are told who have the booking's page or its address, beside the messages. */
  notice?: BookingNotice | undefined;
  /** The hunt's own tour, if the request begins the hunt. */
  copy?: HuntTour | undefined;
};

/**
 * Adds a changed hunt to a commit: the booking, the texts to its phones and its team's page. The
 * commit fails if somebody has written the booking since it was read, also where it stays as it is.
 * @param cause what the texts are named after
 * @returns the texts, and the booking as it is then
 */
export function writeChangedHunt(
  services: Pick<Sending, 'store' | 'site' | 'privacyKey'>,
  commit: Writes,
  { booking, changes, messages, copy }: ChangedHunt,
  { seen, reading, cause, now }: { seen: Seen<Booking>; reading: Reading; cause: string; now: Date },
): { texts: readonly WithId<SmsMessage>[]; after: WithId<Booking> } {
  const { store } = services;
  const after = { ...booking, ...changes };
  const tour = reading.tours.get(booking.id) ?? null;
  commit.update(seen, Object.keys(changes).length > 0 ? changes : { status: booking.status });
  if (copy) commit.create(store.huntTour(booking.id), copy);
  const completed = booking.completed_at === null && whyUnlisted(after) === null ? after.completed_at : null;
  if (completed) commit.set(store.leaderboard.at(booking.id), leaderboardRow(booking.id, after, completed));
  for (const stop of finishedStops(booking.hunt, after, tour)) commit.set(store.stopResults.at(stop.id), stop);
  const link = linkOf(services, after);
  const common = {
    known: reading.phones,
    bookings: reading.bookings,
    booking: after,
    tour: tour ?? { name: booking.tour_name, stops: [] },
    site: new URL(services.site).host,
    link: link.address,
    codeOf: link.codeOf,
    now,
  };
  const announced = messages.map((one, order) => ({ id: `${cause}_${order}`, ...common, ...one, order }));
  const texts = announced.flatMap((one) => announce(one.id, one));
  for (const text of texts) commit.create(store.messages.at(text.id), text);
  for (const { message_type, phone_number } of texts) {
    if (message_type !== 'safety') continue;
    const ref = store.phones.at(phone_number);
    const phone = reading.phones.get(phone_number) ?? newSmsPhone();
    commit.put({ version: null, value: null, ...reading.seen.get(ref.path), ref }, { ...phone, told_safety: true });
  }
  // A phone that joins is told what the page shows already.
  const isForJoining = (phones: readonly string[]) =>
    phones.length > 0 && !phones.some((phone) => booking.phone_numbers.includes(phone));
  writeTeamPage(
    services,
    commit,
    { seen, page_id: after.page_id },
    {
      stops: teamStops({ hunt: booking.hunt, tour }, { hunt: after.hunt, tour }, link.codeOf),
      lines: announced.flatMap((one) => (isForJoining(one.phones) ? [] : announcedLine(one.id, one))),
    },
  );
  return { texts, after };
}

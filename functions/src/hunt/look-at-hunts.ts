import { huntsToLookAt, isToldByMail, reminderNotice, remindOfDay } from '@streetlore/domain/booking';
import { defaultHuntSettings, lookAtHunt } from '@streetlore/domain/hunt';
import { huntAlone } from '@streetlore/domain/order';
import { announce, announcedLine } from '@streetlore/domain/playing';
import { queueReminderMail } from '../mailing/hunt-mails.ts';
import { writeNotice } from '../mailing/notices.ts';
import { enqueueBookingMail, tourToTell } from '../mailing/order-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { linkOf } from '../platform/page-link.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import { withoutConflict } from '../store/conflict.ts';
import { newReading, readBookings, readPhones, readTours } from './reading.ts';

/** How many hunts one sweep looks at. The rest waits for the next sweep, a minute later. */
const BATCH = 100;

/** The ids of hunts whose teams are silent, whose pauses are over, or whose groups are reminded. */
export const huntsDue = ({ store, now }: Sending): Promise<string[]> => store.ids(huntsToLookAt(now(), BATCH));

/**
 * Looks at one hunt: asks a silent team whether it needs help, ends a pause, or reminds a group of its
 * day. The write is
 * conditional on the booking that was read, so a text of the same moment is not lost. The texts'
 * ids derive from the time that was due, so two sweeps send nothing twice.
 * @returns whether the team gets a text
 */
export async function lookAt(services: Sending, id: string): Promise<boolean> {
  const { phones, mail } = await withoutConflict(() => commitLook(services, id));
  if (phones.length > 0) await sendNow(services, phones);
  await enqueueBookingMail(services, mail);
  return phones.length > 0;
}

/** The phones that have texts in the outbox, and the id of a mail that waits. */
type Told = { readonly phones: readonly string[]; readonly mail: string | null };
const nobody: Told = { phones: [], mail: null };

async function commitLook(services: Sending, id: string): Promise<Told> {
  const { store } = services;
  const now = services.now();
  const found = await store.bookings.at(id).readVersioned();
  if (!found.version) return nobody;
  const booking = found.value;
  const { look_at } = booking.hunt;
  if (booking.status !== 'confirmed' || !look_at || look_at > now) return nobody;
  const reading = newReading();
  const numbers = [...new Set(booking.phone_numbers)];
  const [settings] = await Promise.all([
    store.huntSettings.read(),
    readTours(services, reading, [booking]),
    readPhones(services, reading, numbers),
    readBookings(services, reading, numbers),
  ]);
  const tour = reading.tours.get(id) ?? null;
  const { nudges } = settings ?? defaultHuntSettings;
  const { hunt } = booking;
  const reminded = tour && hunt.phase === 'ready' ? remindOfDay(booking, now) : null;
  const reminder = reminded?.reminder ?? null;
  // No text goes out before a hunt of today expires.
  const reminding = reminder && reminder !== 'last_call' ? ({ kind: reminder } as const) : null;
  const look = reminded ? { ...reminded, message: reminding } : tour && lookAtHunt(hunt, tour, now, nudges);
  const commit = store.commit();
  // A hunt whose tour cannot be played is left alone: System Health tells of it.
  commit.update(found, { hunt: look?.state ?? { ...hunt, look_at: null } });
  const { phones: known, bookings } = reading;
  const site = new URL(services.site).host;
  const link = linkOf(services, booking).address;
  const cause = `${id}_look_${look_at.getTime()}`;
  const common = { phones: numbers, known, bookings, booking, tour: tour ?? { name: booking.tour_name, stops: [] } };
  const announced = look?.message ? [{ message: look.message, ...common, site, link, now }] : [];
  const texts = announced.flatMap((one) => announce(cause, one));
  if (reminder) writeNotice(services, commit, { seen: found, booking, cause, now }, reminderNotice(reminder, booking));
  const lines = reminder ? [] : announced.flatMap((one) => announcedLine(cause, one));
  writeTeamPage(services, commit, { seen: found, page_id: booking.page_id }, { stops: [], lines });
  for (const text of texts) commit.create(store.messages.at(text.id), text);
  const mailed = reminder === 'last_call' || isToldByMail(booking) ? reminder : null;
  const order = huntAlone(booking);
  const about = { order, tour: mailed ? await tourToTell(services, order) : null, now };
  const mail = mailed ? queueReminderMail(services, commit, { cause, kind: mailed }, about) : null;
  await commit.run();
  return { phones: texts.map(({ phone_number }) => phone_number), mail };
}

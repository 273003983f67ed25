import type { Booking } from '@streetlore/domain/booking';
import { huntAlone } from '@streetlore/domain/order';
import { isErased } from '@streetlore/domain/phone';
import { announce, announcedLine } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import { log } from '../base/log.ts';
import { enqueueBookingMail, queueDayClosedMail } from '../mailing/order-mails.ts';
import { sendLater } from '../outbox/send-later.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { readParty } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import { withoutConflict } from '../store/conflict.ts';
import { newReading, readBookings, readPhones } from './reading.ts';

type Telling = Services<'site' | 'privacyKey'>;

/** A day of a tour that an admin has closed, by which request. */
export type ClosedBy = {
  readonly day: string;
  readonly sentence: string;
  readonly request_id: string;
  readonly caller: Pick<Caller, 'uid' | 'email'>;
};

/** How a hunt was told: whether a text or a mail goes out, and the party whose organiser is to be told. */
type Told = { readonly isReached: boolean; readonly party: string | null };

/** How many hunts are told at once. */
const AT_ONCE = 8;

/**
 * Tells the hunts that wait for a closed day, each in a commit of its own: their phones by text, their
 * teams' pages, and their address by mail. The organiser of a party gets one mail. A second call goes
 * on where the first was interrupted, and tells nobody twice.
 * @returns how many hunts a text or a mail goes out to, and how many have neither a phone that takes
 *   texts nor an address
 */
export async function tellDayClosed(
  services: Telling,
  ids: readonly string[],
  closed: ClosedBy,
): Promise<{ hunts: number; untold: number }> {
  const told: Told[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const done = await Promise.all(some.map((id) => tellHunt(services, id, closed)));
    told.push(...done.flatMap((one) => one ?? []));
  }
  const mailed = new Set<string>();
  for (const party of new Set(told.flatMap((one) => one.party ?? [])))
    if (await tellOrganiser(services, party, closed)) mailed.add(party);
  const reached = told.filter(({ isReached, party }) => isReached || mailed.has(party ?? ''));
  return { hunts: reached.length, untold: told.length - reached.length };
}

/** Tells one hunt. @returns null for a hunt that does not wait for the day */
async function tellHunt(services: Telling, id: string, closed: ClosedBy): Promise<Told | null> {
  const written = await withoutConflict(() => writeHunt(services, id, closed));
  if (!written) return null;
  const { texts, mail, told } = written;
  const leave = (error: unknown) => log.error('A text was left to the sweep', {}, error);
  await Promise.all([
    ...texts.map((text) => sendLater(services, text).catch(leave)),
    enqueueBookingMail(services, mail),
  ]);
  return told;
}

type Written = { texts: WithId<SmsMessage>[]; mail: string | null; told: Told };

async function writeHunt(services: Telling, id: string, { day, caller, ...closed }: ClosedBy): Promise<Written | null> {
  const { store } = services;
  const now = services.now();
  const found = await store.bookings.at(id).readVersioned();
  if (!found.version || !waitsFor(found.value, day)) return null;
  const booking = found.value;
  const cause = `${closed.request_id}_${id}`;
  const reading = newReading();
  const [isDone] = await Promise.all([
    store.auditLog.at(cause).exists(),
    readPhones(services, reading, booking.phone_numbers),
    readBookings(services, reading, booking.phone_numbers),
  ]);
  const sentence = asSentence(closed.sentence);
  const announcement = {
    message: { kind: 'day_closed', sentence } as const,
    phones: booking.phone_numbers.filter((number) => !isErased(number)),
    known: reading.phones,
    bookings: reading.bookings,
    booking,
    tour: { name: booking.tour_name, stops: [] },
    site: new URL(services.site).host,
    now,
  };
  const texts = announce(cause, announcement);
  const party = booking.party ? booking.order_id : null;
  const told: Told = { isReached: texts.length > 0 || (!party && booking.email !== null), party };
  if (isDone) return { texts, mail: null, told };
  const commit = store.commit();
  for (const text of texts) commit.create(store.messages.at(text.id), text);
  const lines = announcedLine(cause, announcement);
  writeTeamPage(services, commit, { seen: found, page_id: booking.page_id }, { stops: [], lines });
  const about = { order: huntAlone(booking), tour: null, now };
  const mail = party ? null : queueDayClosedMail(services, commit, { cause, sentence }, about);
  audit(commit, services, caller, { action: 'closed_day_told', target: found.ref.path, detail: { day } }, cause);
  await commit.run();
  return { texts, mail, told };
}

/** Tells a party's organiser by mail. @returns whether the party has an address */
async function tellOrganiser(services: Telling, partyId: string, { day, caller, ...closed }: ClosedBy) {
  const { store } = services;
  return await withoutConflict(async () => {
    const read = await readParty(services, partyId);
    const hunts = read?.order.hunts.filter((hunt) => waitsFor(hunt, day)) ?? [];
    if (!read || !hunts[0]?.email) return false;
    const cause = `${closed.request_id}_${partyId}`;
    if (await store.auditLog.at(cause).exists()) return true;
    const commit = store.commit();
    // The mail has the organiser's link, which may end meanwhile.
    commit.require(read.stored);
    const about = { order: { ...read.order, hunts }, tour: null, now: services.now() };
    const request = { cause: closed.request_id, sentence: asSentence(closed.sentence) };
    const mail = queueDayClosedMail(services, commit, request, about);
    audit(
      commit,
      services,
      caller,
      { action: 'closed_day_told', target: read.stored.ref.path, detail: { day } },
      cause,
    );
    await commit.run();
    await enqueueBookingMail(services, mail);
    return true;
  });
}

const waitsFor = ({ hunt, start_window }: Booking, day: string): boolean =>
  hunt.phase === 'ready' && start_window?.day === day;

const asSentence = (said: string): string => (/[.!?]$/.test(said) ? said : `${said}.`);

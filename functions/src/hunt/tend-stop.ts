import { bookingsOfTour } from '@streetlore/domain/booking';
import { stopId } from '@streetlore/domain/paths';
import {
  announce,
  announcedLine,
  finishedStops,
  giveBackup,
  type StopAction,
  tendStopInput,
  type tendStopOutput,
  tendStopTexts,
  waiveStop,
} from '@streetlore/domain/playing';
import { teamStops } from '@streetlore/domain/team';
import { secretsOf, stopsOf, type TourStopSecret, walkedStops, walkOf } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { commitOnce, decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import { ticketCodeOf } from '../platform/ticket-code.ts';
import { withoutConflict } from '../store/conflict.ts';
import { newReading, readBookings, readPhones, readTours } from './reading.ts';

/** Hunts that are changed in parallel. */
const AT_ONCE = 10;

/**
 * Gives a stop its backup question, takes it out of hunts to come, or gives its points back in
 * hunts under way.
 */
export const tendStop = callable('tendStop', {
  input: tendStopInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: tendStopOfTour,
});

/**
 * The tour changes first, so that no hunt that starts meanwhile is forgotten. Then its hunts under
 * way change one by one, each in a commit of its own. A second call continues where the first was
 * interrupted and changes nothing twice.
 * @throws HttpsError not-found without such a stop, failed-precondition without a backup question
 */
export async function tendStopOfTour(
  services: Sending,
  { request_id, tour_id, stop_number, action }: z.output<typeof tendStopInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof tendStopOutput>> {
  const { store } = services;
  const ref = store.tourStopSecrets.at(stopId(tour_id, stop_number));
  const target = store.tours.at(tour_id).path;
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        ref.readVersioned(),
        store.tours.at(tour_id).readVersioned(),
        store.find(stopsOf(tour_id)),
        store.find(secretsOf(tour_id)),
      ]),
    decide: (commit, [secret, tour, stops, secrets], now) => {
      if (!secret.version || !tour.version) throw new HttpsError('not-found', tendStopTexts.none);
      if (action === 'backup' && !secret.value.backup_question)
        throw new HttpsError('failed-precondition', tendStopTexts.noBackup);
      if (action === 'backup') commit.update(secret, { uses_backup: true });
      if (action === 'take_out') commit.update(secret, { is_out: true });
      const left = secrets.map((one) => (one.stop_number === stop_number ? { ...one, is_out: true } : one));
      const walk = action === 'take_out' ? walkOf(walkedStops(stops, left)) : {};
      // An editor that is open must not save the stop as it was.
      if (action !== 'waive') commit.update(tour, { updated_at: now, ...walk });
      return { action: `stop_${action}`, target, detail: { stop_number } };
    },
  });
  const secret = await ref.read();
  const ids = secret ? await store.ids(bookingsOfTour(tour_id, 'confirmed')) : [];
  let hunts = 0;
  for (let from = 0; secret && from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const changed = await Promise.all(
      some.map((id) => withoutConflict(() => tendHunt(services, id, secret, action, request_id))),
    );
    hunts += changed.filter(Boolean).length;
    await sendNow(
      services,
      changed.flatMap((phones) => phones ?? []),
    );
  }
  await commitOnce(services, caller, `${request_id}_hunts`, {
    action: 'stop_tended_in_hunts',
    target,
    detail: { hunts },
  });
  return { hunts };
}

/** Changes one hunt. @returns the phones that get a text; null for a hunt that does not change */
async function tendHunt(
  services: Sending,
  id: string,
  secret: TourStopSecret,
  action: StopAction,
  requestId: string,
): Promise<string[] | null> {
  const { store, now } = services;
  const found = await store.bookings.at(id).readVersioned();
  if (!found.version || found.value.status !== 'confirmed') return null;
  const booking = found.value;
  const { hunt } = booking;
  const commit = store.commit();
  if (hunt.phase === 'ready') {
    // A START that is being played may still use the old tour, and must read again.
    if (action === 'waive') return null;
    commit.update(found, { answer_accepted_at: now() });
    await commit.run();
    return null;
  }
  if (action === 'take_out') return null;
  const reading = newReading();
  const numbers = [...new Set(booking.phone_numbers)];
  const [copy] = await Promise.all([
    store.huntTour(id).readVersioned(),
    readTours(services, reading, [booking]),
    readPhones(services, reading, numbers),
    readBookings(services, reading, numbers),
  ]);
  if (!copy.version) return null;
  const underWay = { hunt, tour: copy.value };
  const tended = action === 'backup' ? giveBackup(underWay, secret, now()) : waiveStop(underWay, secret);
  if (!tended) return null;
  commit.update(found, { hunt: tended.hunt });
  commit.update(copy, { stops: tended.tour.stops });
  const after = { ...booking, hunt: tended.hunt };
  for (const stop of finishedStops(hunt, after, copy.value)) commit.set(store.stopResults.at(stop.id), stop);
  const { phones: known, bookings } = reading;
  const about = { phones: numbers, known, bookings, booking, tour: tended.tour };
  const where = { site: new URL(services.site).host, now: now() };
  const announced = tended.message ? [{ message: tended.message, ...about, ...where }] : [];
  const texts = announced.flatMap((one) => announce(`${requestId}_${id}`, one));
  writeTeamPage(
    services,
    commit,
    { seen: found, page_id: booking.page_id },
    {
      stops: teamStops(underWay, tended, (stop) => ticketCodeOf(services, id, stop)),
      lines: announced.flatMap((one) => announcedLine(`${requestId}_${id}`, one)),
    },
  );
  for (const text of texts) commit.create(store.messages.at(text.id), text);
  await commit.run();
  return texts.map(({ phone_number }) => phone_number);
}

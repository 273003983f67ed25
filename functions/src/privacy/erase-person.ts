import { documents } from '@streetlore/domain/paths';
import { type AboutPersonInput, aboutPersonInput, type Person, refusalOf } from '@streetlore/domain/privacy';
import { HttpsError } from 'firebase-functions/v2/https';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { eraseBookings } from './erase-bookings.ts';
import { erasePhotos } from './erase-photos.ts';
import { eraseLetters, eraseNumbers, erasePartners, eraseTexts, eraseTraces } from './erase-records.ts';
import { namedInLog } from './person-key.ts';
import { all, recordsOf } from './records.ts';

/** Takes a person out of everything that is kept. */
export const erasePerson = callable('erasePerson', { input: aboutPersonInput, who: 'admin', run: erase });

/**
 * The operation behind `erasePerson`. Every step finds by number or address what is still to be done and leaves nothing of it to
 * be found, so that after a crash the same request, or another one, goes on where it stopped; what names both number and
 * address goes last. The audit entry is the end: with it a repeat has nothing to do.
 * @throws HttpsError failed-precondition while a hunt of theirs is open or still being paid for; nothing is changed then
 */
export async function erase(
  services: Services,
  { request_id, ...person }: AboutPersonInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db } = services;
  const [done, bookings] = await Promise.all([
    db.doc(documents.auditEntry(request_id)).get(),
    all(recordsOf(services, person).bookings),
  ]);
  if (done.exists) return {};
  const refusal = refusalOf(bookings.map((booking) => booking.data()));
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  const steps: ((services: Services, person: Person) => Promise<void>)[] = [
    eraseTexts,
    eraseLetters,
    erasePartners,
    eraseTraces,
    erasePhotos,
    eraseBookings,
    eraseNumbers,
  ];
  for (const step of steps) await step(services, person);
  await commitOnce(services, caller, request_id, { action: 'person_erased', ...namedInLog(services, person) });
  return {};
}

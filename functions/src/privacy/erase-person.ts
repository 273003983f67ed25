import { documents } from '@streetlore/domain/paths';
import {
  type AboutPersonInput,
  aboutPersonInput,
  type Erasure,
  erasuresBegunUntil,
  type Person,
  refusalOf,
} from '@streetlore/domain/privacy';
import { after } from '@streetlore/domain/time';
import type { WriteBatch } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { eraseBookings } from './erase-bookings.ts';
import { erasePhotos } from './erase-photos.ts';
import { eraseLetters, eraseNumbers, erasePartners, eraseTexts, eraseTraces } from './erase-records.ts';
import { erasuresOf, namedInLog } from './person-key.ts';
import { all, recordsOf } from './records.ts';

/** An erasing that has not ended after this many milliseconds has lost its process: a call may take a minute. */
const ABANDONED = 2 * 60_000;
const MOST_AT_ONCE = 20;

/** Takes a person out of everything that is kept. */
export const erasePerson = callable('erasePerson', {
  input: aboutPersonInput,
  who: 'admin',
  needs: ['privacyKey'],
  run: erase,
});

/**
 * The operation behind `erasePerson`. Every step finds by number or address what is still to be done and leaves nothing of it to
 * be found, so that after a crash the sweep, the same request, or another one, goes on where it stopped; what names both number
 * and address goes last. The audit entry is the end: with it a repeat has nothing to do, and nothing says any more who it was.
 * @throws HttpsError failed-precondition while a hunt of theirs is open or still being paid for; nothing is changed then
 */
export async function erase(
  services: Services<'privacyKey'>,
  { request_id, ...person }: AboutPersonInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db, now } = services;
  const [begun, ...older] = erasuresOf(services, person);
  const ended = (batch: WriteBatch) => {
    for (const ref of [begun, ...older]) batch.delete(ref);
  };
  const [done, bookings] = await Promise.all([
    db.doc(documents.auditEntry(request_id)).get(),
    all(recordsOf(services, person).bookings),
  ]);
  if (done.exists) {
    await committed(db, ended);
    return {};
  }
  const refusal = refusalOf(bookings.map((booking) => booking.data()));
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  const { uid: actor_uid, email: actor_email } = caller;
  await begun.set({ ...person, request_id, actor_uid, actor_email, begun_at: now() } satisfies Erasure);
  const steps: ((services: Services<'privacyKey'>, person: Person) => Promise<void>)[] = [
    eraseTexts,
    eraseLetters,
    erasePartners,
    eraseTraces,
    erasePhotos,
    eraseBookings,
    eraseNumbers,
  ];
  for (const step of steps) await step(services, person);
  const deed = { action: 'person_erased', ...namedInLog(services, person) };
  const isFirst = await commitOnce(services, caller, request_id, deed, ({ batch }) => ended(batch));
  if (!isFirst) await committed(db, ended);
  return {};
}

async function committed(db: Services['db'], change: (batch: WriteBatch) => void): Promise<void> {
  const batch = db.batch();
  change(batch);
  await batch.commit();
}

/** Ids of the erasings whose process has died, the oldest first. */
export async function abandonedErasures({ store, now }: Services): Promise<string[]> {
  const before = after(now(), -ABANDONED);
  const found = await store.query(erasuresBegunUntil(before, MOST_AT_ONCE)).get();
  return found.docs.map(({ id }) => id);
}

/**
 * Finishes an erasing in the name of who asked for it.
 * @returns whether it is done: not while the person has booked again meanwhile, whose hunt it waits for
 */
export async function finishErasure(services: Services<'privacyKey'>, id: string): Promise<boolean> {
  const found = (await services.store.erasures.doc(id).get()).data();
  if (!found) return false;
  const { request_id, phone_numbers, emails, actor_uid, actor_email } = found;
  try {
    await erase(services, { request_id, phone_numbers, emails }, { uid: actor_uid, email: actor_email });
    return true;
  } catch (error) {
    if (!(error instanceof HttpsError) || error.code !== 'failed-precondition') throw error;
    log.info('An erasing waits for a hunt', { request_id });
    return false;
  }
}

import type { Person } from '@streetlore/domain/privacy';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { erasePersonData } from '../privacy/erase-person.ts';
import { hashesErasedSince } from '../privacy/erased-notes.ts';
import { personKeys } from '../privacy/person-key.ts';
import { findPeople } from './find-people.ts';

/** The actor of these erasures in the audit log. */
const CALLER = { uid: 'restore', email: null };

/**
 * Erases again the people who were erased after a restored backup had been taken. It may be run
 * again and then continues.
 * @param since when the backup was taken
 * @returns how many numbers and addresses were erased, and how many wait for a hunt that is open in
 * the backup
 */
export async function eraseAgain(
  services: Services<'privacyKey'>,
  since: Date,
): Promise<{ erased: number; waiting: number }> {
  const hashes = await hashesErasedSince(services, since);
  const count = { erased: 0, waiting: 0 };
  if (hashes.size === 0) return count;
  const { numbers, emails } = await findPeople(services);
  const people = [
    ...[...numbers].map((number) => ({ value: number, person: { phone_numbers: [number], emails: [] } })),
    ...[...emails].map((email) => ({ value: email, person: { phone_numbers: [], emails: [email] } })),
  ];
  for (const { value, person } of people) {
    const hash = personKeys(services, value).find((key) => hashes.has(key));
    if (!hash) continue;
    // The id names this restore, so that the audit entry of an earlier restore does not count for
    // this one.
    const isErased = await eraseWhole(services, person, `restore-${since.getTime()}-${hash}`);
    count[isErased ? 'erased' : 'waiting'] += 1;
  }
  return count;
}

/**
 * @returns false when a hunt of the person is open; an admin ends the hunt and runs the command
 * again
 */
async function eraseWhole(services: Services<'privacyKey'>, person: Person, request_id: string): Promise<boolean> {
  try {
    for (let isDone = false; !isDone; )
      isDone = (await erasePersonData(services, { ...person, request_id }, CALLER)).done;
    return true;
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'failed-precondition') return false;
    throw error;
  }
}

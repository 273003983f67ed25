import type { Person } from '@streetlore/domain/privacy';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { erase } from '../privacy/erase-person.ts';
import { hashesErasedSince } from '../privacy/erased-notes.ts';
import { personKeys } from '../privacy/person-key.ts';
import { peopleHeld } from './people-held.ts';

/** In whose name the audit log keeps these erasings. */
const CALLER = { uid: 'restore', email: null };

/**
 * Erases once more who was erased since a backup that has been restored. It may be run again and goes on where it was cut off.
 * @param since when the backup was taken
 * @returns how many numbers and addresses were erased, and how many wait for a hunt that the backup has open
 */
export async function eraseAgain(
  services: Services<'privacyKey'>,
  since: Date,
): Promise<{ erased: number; waiting: number }> {
  const hashes = await hashesErasedSince(services, since);
  const count = { erased: 0, waiting: 0 };
  if (hashes.size === 0) return count;
  const { numbers, emails } = await peopleHeld(services);
  const people = [
    ...[...numbers].map((number) => ({ value: number, person: { phone_numbers: [number], emails: [] } })),
    ...[...emails].map((email) => ({ value: email, person: { phone_numbers: [], emails: [email] } })),
  ];
  for (const { value, person } of people) {
    const hash = personKeys(services, value).find((key) => hashes.has(key));
    if (!hash) continue;
    // Named by the restore, so that an entry of an earlier restore does not pass for this one's.
    const isErased = await eraseWhole(services, person, `restore-${since.getTime()}-${hash}`);
    count[isErased ? 'erased' : 'waiting'] += 1;
  }
  return count;
}

/** @returns false when a hunt of theirs is open: an admin ends it, then the command is run again */
async function eraseWhole(services: Services<'privacyKey'>, person: Person, request_id: string): Promise<boolean> {
  try {
    for (let isDone = false; !isDone; ) isDone = (await erase(services, { ...person, request_id }, CALLER)).done;
    return true;
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'failed-precondition') return false;
    throw error;
  }
}

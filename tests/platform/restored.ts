import { bookingSchema } from '@streetlore/domain/booking';
import { type HuntTour, huntTourSchema } from '@streetlore/domain/hunt';
import { collections, documents } from '@streetlore/domain/paths';
import { demoAdmin, ports, storageBucket } from '@streetlore/emulators/config';
import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { withDates } from '../../functions/src/store/convert.ts';
import { platformApp, platformFirestore } from '../support/admin-sdk.ts';
import { Phone } from '../support/phone.ts';

/** A hunt of the seed that waits for an answer, before the restore. */
export type HuntUnderWay = { id: string; number: string; stop: number; tour: HuntTour; files: readonly string[] };

const read = async (path: string) => withDates((await platformFirestore().doc(path).get()).data());
const bookingOf = async (id: string) => bookingSchema.parse(await read(`${collections.bookings}/${id}`));
const filesInStorage = async () => {
  const [files] = await getStorage(platformApp()).bucket(storageBucket).getFiles();
  return files.map(({ name }) => name).toSorted();
};

/**
 * Finds a hunt that is being played in the running platform, and everything that a restore must
 * bring back with it.
 */
export async function huntUnderWay(): Promise<HuntUnderWay> {
  const asked = platformFirestore().collection(collections.bookings).where('status', '==', 'confirmed');
  const { docs } = await asked.where('hunt.phase', '==', 'puzzle').get();
  // A team of a party may have no phone.
  const found = docs.find((booking) => booking.get('phone_numbers').length > 0);
  if (!found) throw new Error('The seed has no hunt under way');
  const { hunt, phone_numbers } = await bookingOf(found.id);
  const tour = huntTourSchema.parse(await read(documents.huntTour(found.id)));
  return { id: found.id, number: phone_numbers[0] ?? '', stop: hunt.stop_number, tour, files: await filesInStorage() };
}

/**
 * Expects that the hunt goes on from its phone at the same stop, that the admin can sign in, and
 * that every file is there.
 */
export async function expectHuntGoesOn({ id, number, stop, tour, files }: HuntUnderWay): Promise<void> {
  expect((await bookingOf(id)).hunt).toMatchObject({ phase: 'puzzle', stop_number: stop });
  const answer = tour.stops.find((one) => one.stop_number === stop)?.answers[0] ?? '';
  await new Phone(number).send(answer);
  await expect
    .poll(async () => (await bookingOf(id)).hunt.results.at(-1))
    .toMatchObject({ stop_number: stop, outcome: 'solved' });
  expect(files.length).toBeGreaterThan(10);
  expect(await filesInStorage()).toEqual(files);
  const signIn = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const body = JSON.stringify({ ...demoAdmin, returnSecureToken: true });
  const answered = await fetch(signIn, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(answered.status).toBe(200);
}

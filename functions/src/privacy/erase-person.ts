import {
  type AboutPersonInput,
  aboutPersonInput,
  type Erased,
  erasedSchema,
  erasuresBegunUntil,
  nothingKept,
  type Person,
  refusalOf,
} from '@streetlore/domain/privacy';
import { after } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { Writes } from '../store/writes.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { eraseBookings } from './erase-bookings.ts';
import { erasePhotos } from './erase-photos.ts';
import { eraseLetters, eraseNumbers, erasePartners, eraseReviews, eraseTexts, eraseTraces } from './erase-records.ts';
import { noteErased } from './erased-notes.ts';
import { erasuresOf, namedInLog } from './person-key.ts';
import { all, countOf, recordsOf } from './records.ts';
import { searchTexts } from './search-texts.ts';

/** An erasing that has not ended after this many milliseconds has lost its process: a call may take a minute. */
const ABANDONED = 2 * 60_000;
const MAX_AT_ONCE = 20;

/** Takes a person out of everything that is kept, after giving up what was booked in their name and never paid. */
export const erasePerson = callable('erasePerson', {
  input: aboutPersonInput,
  who: 'admin',
  needs: ['privacyKey', 'payments'],
  run: async (services, input, caller) => {
    await cancelUnpaid(services, input);
    return await erase(services, input, caller);
  },
});

/**
 * The operation behind `erasePerson`. Every step finds by number or address what is still to be done and leaves nothing of it to
 * be found, so that after a crash the sweep, the same request, or another one, goes on where it stopped; what names both number
 * and address goes last of what is theirs, and then others' texts are searched. The audit entry is the end: with it a repeat has
 * nothing to do, and nothing says any more who it was.
 * @returns what is kept, and whether all is done: else the sweep goes on
 * @throws HttpsError failed-precondition while a hunt of theirs is open or still being paid for; nothing is changed then
 */
export async function erase(
  services: Services<'privacyKey'>,
  { request_id, ...person }: AboutPersonInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Erased> {
  const { store, now } = services;
  const [begun, ...older] = erasuresOf(services, person);
  const end = (commit: Writes) => {
    for (const ref of [begun, ...older]) commit.delete(ref);
  };
  const endAlone = async () => {
    const commit = store.commit();
    end(commit);
    await commit.run();
  };
  const [entry, bookings, begunBefore] = await Promise.all([
    store.auditLog.at(request_id).read(),
    all(store, recordsOf(person).bookings),
    store.readAll([begun, ...older]),
  ]);
  if (entry) {
    await endAlone();
    const said = erasedSchema.safeParse(entry.detail);
    return { done: true, ...(said.data ?? { kept: nothingKept, replaced: 0 }) };
  }
  const refusal = refusalOf(bookings.map(({ value }) => value));
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  await noteErased(services, person);
  const { uid: actor_uid, email: actor_email } = caller;
  // What has been erased since it began is not counted any more.
  const known = begunBefore.find((one) => one !== null);
  const kept = known?.kept ?? (await keptOf(services, person, bookings.length));
  const { replaced, searched } = known ?? { replaced: 0, searched: null };
  const progress = { kept, replaced, searched };
  await begun.set({ ...person, request_id, actor_uid, actor_email, begun_at: known?.begun_at ?? now(), ...progress });
  const steps: ((services: Services<'privacyKey'>, person: Person) => Promise<void>)[] = [
    eraseTexts,
    eraseReviews,
    eraseLetters,
    erasePartners,
    eraseTraces,
    erasePhotos,
    eraseBookings,
    eraseNumbers,
  ];
  for (const step of steps) await step(services, person);
  const isSearched = await searchTexts(services, begun, person);
  const erased = { kept, replaced: (await begun.read())?.replaced ?? replaced };
  if (!isSearched) return { done: false, ...erased };
  const { target, detail } = namedInLog(services, person);
  const deed = { action: 'person_erased', target, detail: { ...detail, ...erased } };
  const isFirst = await commitOnce(services, caller, request_id, deed, end);
  if (!isFirst) await endAlone();
  return { done: true, ...erased };
}

/** How much of a person will be kept, none of it naming them. */
async function keptOf(services: Services<'privacyKey'>, person: Person, bookings: number): Promise<Erased['kept']> {
  const { store } = services;
  const { texts, contacts } = recordsOf(person);
  const [sent, photos, silent] = await Promise.all([
    countOf(store, texts),
    all(store, contacts),
    Promise.all(person.phone_numbers.map((number) => hasOptedOut(services, number))),
  ]);
  return { bookings, texts: sent, photos: photos.length, opted_out: silent.includes(true) };
}

/** Ids of the erasings whose process has died, the oldest first. */
export async function abandonedErasures({ store, now }: Services): Promise<string[]> {
  return await store.ids(erasuresBegunUntil(after(now(), -ABANDONED), MAX_AT_ONCE));
}

/**
 * Finishes an erasing in the name of who asked for it. What was booked in the person's name since, and never paid, is given up here as well:
 * a large database is searched for many minutes.
 * @returns whether it is done: not while others' texts are still to be searched, nor while the person has booked again meanwhile, whose
 * hunt it waits for
 */
export async function finishErasure(services: Services<'privacyKey' | 'payments'>, id: string): Promise<boolean> {
  const found = await services.store.erasures.at(id).read();
  if (!found) return false;
  const { request_id, phone_numbers, emails, actor_uid, actor_email } = found;
  await cancelUnpaid(services, found);
  try {
    const caller = { uid: actor_uid, email: actor_email };
    const { done } = await erase(services, { request_id, phone_numbers, emails }, caller);
    return done;
  } catch (error) {
    if (!(error instanceof HttpsError) || error.code !== 'failed-precondition') throw error;
    log.info('An erasing waits for a hunt', { request_id });
    return false;
  }
}

import {
  type AboutPersonInput,
  aboutPersonInput,
  type Erased,
  erasedSchema,
  erasuresBegunUntil,
  noRetainedRecords,
  type Person,
  personalData,
  type RecordWithStep,
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
import { requireConfirmed } from './check-identity.ts';
import { eraseBookings } from './erase-bookings.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseSendersOfPhotos } from './erase-photos.ts';
import {
  eraseCorrespondence,
  eraseNumbers,
  erasePartners,
  eraseReports,
  eraseReviews,
  eraseTexts,
  eraseTraces,
} from './erase-records.ts';
import { storeErasureNote } from './erased-notes.ts';
import { eraseGivers, eraseRecipients } from './gifts.ts';
import { erasuresOf, namedInLog } from './person-key.ts';
import { countFound, findDistinct, recordsOf, storedRecordsOf, textsOf } from './records.ts';

/**
 * After this many milliseconds an unfinished erasure has lost its process: a call may take a
 * minute.
 */
const ABANDONED = 2 * 60_000;
const MAX_AT_ONCE = 20;

type Step = (services: Services<'privacyKey'>, person: Person) => Promise<void>;

/** The steps of an erasure in their order. Bookings link a number to an address, so they come late. */
const steps: Readonly<Record<RecordWithStep | 'deleted' | 'auditLog' | 'byNumber', Step>> = {
  smsMessages: eraseTexts,
  reviewAuthor: eraseReviews,
  deleted: eraseCorrespondence,
  reports: eraseReports,
  partnerCrm: erasePartners,
  auditLog: eraseTraces,
  submissionContact: eraseSendersOfPhotos,
  gifts: eraseGivers,
  giftRecipients: eraseRecipients,
  bookings: eraseBookings,
  byNumber: eraseNumbers,
};

/** Erases a person who has confirmed who they are from all stored data. Unpaid bookings in the person's name are ended first. */
export const erasePerson = callable('erasePerson', {
  input: aboutPersonInput,
  who: 'admin',
  needs: ['privacyKey', 'payments'],
  run: async (services, input, caller) => {
    await requireConfirmed(services, input);
    await cancelUnpaid(services, input);
    return await erasePersonData(services, input, caller);
  },
});

/**
 * Each step finds by number or address the documents that are left, and changes them so that its
 * queries no longer find them. After a crash, the sweep, the same request or another one can
 * therefore continue the work. Documents that link a number to an address are erased last among the
 * person's own documents. Then the texts of other people are searched. The audit entry ends the
 * erasure: with it a repeated request has nothing to do, and no document names the person any more.
 * @returns what is kept, and whether all is done; if not, the sweep continues
 * @throws HttpsError failed-precondition while a hunt of the person is open or still being paid
 *   for; nothing is changed then
 */
export async function erasePersonData(
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
    findDistinct(store, recordsOf(personalData.bookings, person)),
    store.readAll([begun, ...older]),
  ]);
  if (entry) {
    await endAlone();
    const said = erasedSchema.safeParse(entry.detail);
    return { done: true, ...(said.data ?? { kept: noRetainedRecords, replaced: 0 }) };
  }
  const refusal = refusalOf(bookings.map(({ value }) => value));
  if (refusal) throw new HttpsError('failed-precondition', refusal);
  await storeErasureNote(services, person);
  const { uid: actor_uid, email: actor_email } = caller;
  // Use the counts from the beginning of the erasure. New counts would miss the documents that are
  // erased by now.
  const known = begunBefore.find((one) => one !== null);
  const kept = known?.kept ?? (await keptOf(services, person, bookings.length));
  const { replaced, searched } = known ?? { replaced: 0, searched: null };
  const progress = { kept, replaced, searched };
  await begun.set({ ...person, request_id, actor_uid, actor_email, begun_at: known?.begun_at ?? now(), ...progress });
  for (const step of Object.values(steps)) await step(services, person);
  const isSearched = await eraseMentions(services, begun, person);
  const erased = { kept, replaced: (await begun.read())?.replaced ?? replaced };
  if (!isSearched) return { done: false, ...erased };
  const { target, detail } = namedInLog(services, person);
  const auditEntry = { action: 'person_erased' as const, target, detail: { ...detail, ...erased } };
  const isFirst = await commitOnce(services, caller, request_id, auditEntry, end);
  if (!isFirst) await endAlone();
  return { done: true, ...erased };
}

/** Counts the records of a person that are kept. None of them names the person. */
async function keptOf(services: Services<'privacyKey'>, person: Person, bookings: number): Promise<Erased['kept']> {
  const { store } = services;
  const [sent, photos, silent] = await Promise.all([
    countFound(store, textsOf(person)),
    findDistinct(store, storedRecordsOf(personalData.submissionContact, person)),
    Promise.all(person.phone_numbers.map((number) => hasOptedOut(services, number))),
  ]);
  return { bookings, texts: sent, photos: photos.length, opted_out: silent.includes(true) };
}

/** The ids of erasures whose process has died, oldest first. */
export async function abandonedErasures({ store, now }: Services): Promise<string[]> {
  return await store.ids(erasuresBegunUntil(after(now(), -ABANDONED), MAX_AT_ONCE));
}

/**
 * Finishes an erasure in the name of the admin who asked for it. Searching a large database takes
 * many minutes, so unpaid bookings made in the person's name since then are ended here too.
 * @returns false while texts of others are still to be searched, or while the person has booked
 * again; the erasure then waits for the end of that hunt
 */
export async function finishErasure(services: Services<'privacyKey' | 'payments'>, id: string): Promise<boolean> {
  const found = await services.store.erasures.at(id).read();
  if (!found) return false;
  const { request_id, phone_numbers, emails, actor_uid, actor_email } = found;
  await cancelUnpaid(services, found);
  try {
    const caller = { uid: actor_uid, email: actor_email };
    const { done } = await erasePersonData(services, { request_id, phone_numbers, emails }, caller);
    return done;
  } catch (error) {
    if (!(error instanceof HttpsError) || error.code !== 'failed-precondition') throw error;
    log.info('An erasing waits for a hunt', { request_id });
    return false;
  }
}

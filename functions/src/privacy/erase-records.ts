import { entriesAbout, type Person, withoutWords } from '@streetlore/domain/privacy';
import type { DocumentReference, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { optOutsOf } from '../store/consent.ts';
import { personKey } from './person-key.ts';
import { countedByNumber, keyedByNumber, recordsOf } from './records.ts';

/** Documents of one commit. */
const AT_ONCE = 200;

/**
 * Changes what queries find until they find no more of it.
 * @param change has to make it something that its query does not find
 */
async function untilNone<T>(
  { db }: Services,
  queries: readonly Query<T>[],
  change: (batch: WriteBatch, ref: DocumentReference, found: QueryDocumentSnapshot<T>) => void,
): Promise<void> {
  for (const query of queries)
    for (let left = AT_ONCE; left === AT_ONCE; )
      left = await withoutConflict(async () => {
        const { docs } = await query.limit(AT_ONCE).get();
        const batch = db.batch();
        for (const found of docs) change(batch, db.doc(found.ref.path), found);
        if (docs.length > 0) await batch.commit();
        return docs.length;
      });
}

/** Their texts and ours to them: words and number go, what they cost stays. */
export const eraseTexts = (services: Services, person: Person) =>
  untilNone(services, recordsOf(services, person).texts, (batch, ref, text) =>
    batch.update(ref, withoutWords(text.data()), { lastUpdateTime: text.updateTime }),
  );

/** Newsletter and messages of the contact form. */
export async function eraseLetters(services: Services, person: Person): Promise<void> {
  const { subscribers, letters } = recordsOf(services, person);
  await untilNone(services, [...subscribers, ...letters], (batch, ref) => batch.delete(ref));
}

/** Whom to ask for at a partner. The partner stays, and so do the notes, unless they hold number, address or name. */
export const erasePartners = (services: Services, person: Person) =>
  untilNone(services, recordsOf(services, person).partners, (batch, ref, crm) => {
    const { contact_name, contact_phone, notes } = crm.data() as Record<string, unknown>;
    const personal = [contact_name, contact_phone, ...person.phone_numbers, ...person.emails];
    const holds = personal.some((value) => typeof value === 'string' && value !== '' && String(notes).includes(value));
    const nobody = { contact_name: null, contact_email: null, contact_phone: null, ...(holds ? { notes: null } : {}) };
    batch.update(ref, nobody, { lastUpdateTime: crm.updateTime });
  });

/** The log keeps what was done, and to whom only as a keyed hash. */
export async function eraseTraces(services: Services<'privacyKey'>, { phone_numbers }: Person): Promise<void> {
  for (const number of phone_numbers)
    for (const name of keyedByNumber)
      await untilNone(services, [services.store.rawQuery(entriesAbout(`${name}/${number}`))], (batch, ref) =>
        batch.update(ref, { target: `${name}/${personKey(services, number)}` }),
      );
}

/** What is kept under the numbers themselves. That one had opted out stays, under a hash, so that it goes on being respected. */
export async function eraseNumbers(services: Services<'privacyKey'>, { phone_numbers }: Person): Promise<void> {
  const { store } = services;
  for (const number of phone_numbers)
    await withoutConflict(async () => {
      const phone = await store.phones.at(number).readVersioned();
      const commit = store.commit();
      if (phone.value?.opted_out)
        commit.set(optOutsOf(services, number)[0], { opted_out_at: phone.value.opted_out_at });
      if (phone.value) commit.delete(phone);
      for (const name of countedByNumber) commit.delete(store.figuresAt(`${name}/${number}`));
      await commit.run();
    });
}

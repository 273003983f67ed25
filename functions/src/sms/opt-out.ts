import { collections } from '@streetlore/domain/paths';
import { newSmsPhone, type SmsPhone } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/** Keeps an opt-out that Twilio knows of and we did not: the phone withdrew before it was ours, or its STOP was lost. */
export async function keepOptOut(services: Services, phone: string): Promise<void> {
  const { db, store } = services;
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(store.phones.doc(phone))).data();
    if (known?.opted_out) return;
    const kept: SmsPhone = {
      ...newSmsPhone(),
      heard: known?.heard ?? [],
      opted_out: true,
      opted_out_at: services.now(),
    };
    transaction.set(db.doc(`${collections.smsPhones}/${phone}`), kept);
  });
}

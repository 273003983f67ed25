import { newSmsPhone } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Keeps an opt-out that Twilio knows of and we did not: the phone withdrew before it was ours, or its STOP was lost. */
export async function keepOptOut({ store, now }: Services, phone: string): Promise<void> {
  await withoutConflict(async () => {
    const known = await store.phones.at(phone).readVersioned();
    if (known.value?.opted_out) return;
    await known.put({ ...(known.value ?? newSmsPhone()), opted_out: true, opted_out_at: now() });
  });
}

import { newSmsPhone } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/**
 * Stores an opt-out that Twilio knows and we do not: it is older than the number is known to us, or
 * its STOP was lost.
 */
export async function storeOptOut({ store, now }: Services, phone: string): Promise<void> {
  await withoutConflict(async () => {
    const known = await store.phones.at(phone).readVersioned();
    if (known.value?.opted_out) return;
    await known.put({ ...(known.value ?? newSmsPhone()), opted_out: true, opted_out_at: now() });
  });
}

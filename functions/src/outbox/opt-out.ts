import { newSmsPhone } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/**
 * Stores an opt-out that only Twilio knows. The player may have opted out before we knew the number, or the
 * STOP got lost.
 */
export async function storeOptOut({ store, now }: Services, phone: string): Promise<void> {
  await withoutConflict(async () => {
    const known = await store.phones.at(phone).readVersioned();
    if (known.value?.opted_out) return;
    await known.put({ ...(known.value ?? newSmsPhone()), opted_out: true, opted_out_at: now() });
  });
}

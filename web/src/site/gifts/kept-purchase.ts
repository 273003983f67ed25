import { giftTokenIn } from '@streetlore/domain/gift';
import * as z from 'zod/mini';
import { session } from '../../browser-storage.ts';

const KEY = 'gift-bought';

const keptSchema = z.object({
  gift_id: z.uuid(),
  token: z.string().check(z.refine((token) => giftTokenIn(token) === token)),
  asked: z.unknown(),
});

/** A gift whose payment began in this tab. `asked`: what was ordered; the same order keeps the id. */
export type KeptPurchase = z.infer<typeof keptSchema>;

/** Kept before the card is charged, so that nobody pays twice after a reload. */
export const keepPurchase = (purchase: KeptPurchase): boolean => session.set(KEY, JSON.stringify(purchase));

export const forgetPurchase = (): void => session.remove(KEY);

export function keptPurchase(): KeptPurchase | null {
  try {
    return keptSchema.safeParse(JSON.parse(session.get(KEY) ?? 'null')).data ?? null;
  } catch {
    return null; // What stands there is not ours.
  }
}

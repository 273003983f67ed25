import { draftGift, fullRest, type Gift, givenGift } from '../gift/index.ts';
import { created } from './created.ts';

/** A voucher of ours for five hunts, one of them left. */
export const aVoucher = (given: Partial<Gift> = {}): Gift => ({
  ...givenGift('admin', { kind: 'hunts', hunts: 5 }, { code_hash: 'hash', reason: 'Photo of the week' }, created),
  hunts_left: 1,
  expires_at: null,
  due_at: null,
  ...given,
});

/** A gift of £50 that was bought, mailed, and not used. */
export function aGift(given: Partial<Gift> = {}): Gift {
  const bought = draftGift(
    {
      gift_id: 'b1ff0000-0000-4000-8000-000000000001',
      worth: { kind: 'value', pence: 5_000 },
      email: 'buyer@example.test',
      recipient_name: 'Sam',
      message: 'Happy birthday!',
      delivery: { to: 'mail', email: 'sam@example.test', on: null },
    },
    { kind: 'value', pence: 5_000 },
    { uid: 'visitor', code_hash: 'hash' },
    created,
  );
  if (!bought.ok) throw new Error(bought.problem.message);
  const { id: _, ...gift } = bought.value;
  const { delivery } = gift;
  const paid = gift.purchase && { ...gift.purchase, paid: 5_000 };
  return {
    ...gift,
    ...fullRest(gift.worth),
    purchase: paid,
    delivery: delivery && { ...delivery, sent_at: created },
    active_from: created,
    expires_at: new Date('2028-11-21T00:00:00Z'),
    due_at: null,
    ...given,
  };
}

import type { BuyGiftInput, BuyGiftOutput, GiftForm } from '@streetlore/domain/gift';
import type { UseFormReturn } from 'react-hook-form';
import { toCallError, useRequestId } from '../../data/index.ts';
import { loadStripe } from '../payment/stripe.ts';
import { buyGift } from './data.ts';
import { type KeptPurchase, keepPurchase } from './kept-purchase.ts';

/** What the form says once it is checked. */
export type GiftOrder = Omit<BuyGiftInput, 'gift_id'>;
export type Bought = { readonly order: GiftOrder; readonly answer: BuyGiftOutput };
export type BuyingForm = UseFormReturn<GiftForm, unknown, GiftOrder>;

/** The form's fields by what the server calls them. */
const fieldsByFault: Readonly<Record<string, keyof GiftForm>> = {
  'worth.tour_id': 'tour_id',
  'worth.people': 'people',
  'worth.pence': 'pounds',
  'delivery.email': 'recipient_email',
  'delivery.on': 'on',
  on: 'on',
  email: 'email',
  recipient_name: 'recipient_name',
  message: 'message',
};

type Buying = {
  readonly form: BuyingForm;
  /** The gift whose payment began before a reload. */
  readonly kept: KeptPurchase | null;
  readonly onError: (error: string | null) => void;
  readonly onBought: (bought: Bought) => void;
};

/** Makes the gift that somebody orders, or says which fields are at fault. A double click makes one. */
export function useBuying({ form, kept, onError, onBought }: Buying) {
  const request = useRequestId(kept && { id: kept.gift_id, asked: kept.asked });
  return async (order: GiftOrder) => {
    onError(null);
    // Stripe.js comes while the server makes the gift. The payment says if it does not.
    loadStripe().catch(() => undefined);
    try {
      const gift_id = request.idFor(order);
      const answer = await buyGift({ gift_id, ...order });
      keepPurchase({ gift_id, token: answer.token, asked: order });
      onBought({ order, answer });
    } catch (failure) {
      const refused = toCallError(failure);
      // The gift can no longer be paid. The next attempt makes a new one.
      if (refused.faults.some(({ field }) => field === 'gift_id')) request.done();
      const shown = refused.faults.flatMap(({ field, message }) => {
        const name = fieldsByFault[field];
        return name ? [{ name, message }] : [];
      });
      for (const [index, { name, message }] of shown.entries())
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      if (shown.length === 0) onError(refused.message);
    }
  };
}

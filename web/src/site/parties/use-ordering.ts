import { type CreatePartyInput, type CreatePartyOutput, createPartyInput, partyTexts } from '@streetlore/domain/party';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { loadStripe } from '../payment/stripe.ts';
import { createParty } from './data.ts';
import { type OrderValues, orderOf, peopleOf } from './order-values.ts';

/** What is wrong with the fields of an order, by their names in dotted form. */
export type Faults = Readonly<Record<string, string>>;

/** The fields beside which the form can show what the server refuses. */
const shownFields = /^(email|day|teams\.\d+\.\w+|invoice\.\w+)$/;

export type Ordering = {
  /** Learns what is wrong with the whole order; null when it is sent. */
  readonly onError: (error: string | null) => void;
  readonly onOrdered: (input: CreatePartyInput, answer: CreatePartyOutput) => void;
};

/** Makes the party that somebody orders, never two at once, or says which fields are at fault. */
export function useOrdering({ onError, onOrdered }: Ordering) {
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const order = async (values: OrderValues) => {
    if (busy) return;
    onError(null);
    if (peopleOf(values) === null) return setFaults({ people: partyTexts.size });
    const party = orderOf(values);
    const parsed = createPartyInput.safeParse({ party_id: request.idFor(party), ...party });
    if (!parsed.success)
      return setFaults(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])));
    setFaults({});
    setBusy(true);
    // Stripe.js comes while the server makes the party. The payment says if it does not.
    loadStripe().catch(() => undefined);
    try {
      onOrdered(parsed.data, await createParty(parsed.data));
    } catch (failure) {
      const refused = toCallError(failure);
      // The party can no longer be paid. The next attempt makes a new one.
      if (refused.faults.some(({ field }) => field === 'party_id')) request.done();
      const shown = refused.faults.filter(({ field }) => shownFields.test(field));
      setFaults(Object.fromEntries(shown.map(({ field, message }) => [field, message])));
      if (shown.length === 0) onError(refused.message);
    } finally {
      setBusy(false);
    }
  };
  return { faults, busy, order };
}

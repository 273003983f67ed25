import type { Gift } from './schema.ts';

/** What a buyer's export has of a gift: no address of the recipient or of an admin, no code, no browser that holds it. */
export function shareOfBuyer({
  recipient_email: _,
  code_hash: __,
  held_by: ___,
  extended: ____,
  ...gift
}: Gift): Partial<Gift> {
  return gift;
}

/** What an export of its recipient has: nothing of the buyer but the message. */
export const shareOfRecipient = ({
  worth,
  pence_left,
  hunts_left,
  recipient_name,
  recipient_email,
  message,
  delivery,
  active_from,
  expires_at,
}: Gift): Partial<Gift> => ({
  ...{ worth, pence_left, hunts_left, recipient_name, recipient_email, message, delivery },
  ...{ active_from, expires_at },
});

/** The fields that change when the buyer is erased: the gift goes on, and reaches its recipient. */
export const withoutGiver = { uid: '', buyer_email: null, message: null } satisfies Partial<Gift>;

/** The same for the recipient: the code goes on working for whoever has it. */
export const withoutRecipient = { recipient_name: null, recipient_email: null, message: null } satisfies Partial<Gift>;

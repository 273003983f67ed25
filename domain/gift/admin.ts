import * as z from 'zod/mini';
import { chosenDay } from '../booking/start-window-schema.ts';
import { documentId, emailAddress, line } from '../fields/index.ts';
import { MAX_GIFT } from './limits.ts';
import { giftAdminTexts as texts } from './texts.ts';

const reason = line(200, texts.needsReason);

/** Input of the callable `issueVoucher`, which the form shows. `ends`: its last London day; null for 24 months. */
export const issueVoucherInput = z.strictObject({
  request_id: documentId,
  worth: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('value'),
      pence: z.int(texts.valueRange).check(z.minimum(100, texts.valueRange), z.maximum(MAX_GIFT, texts.valueRange)),
    }),
    z.strictObject({
      kind: z.literal('hunts'),
      hunts: z.int(texts.huntsRange).check(z.minimum(1, texts.huntsRange), z.maximum(20, texts.huntsRange)),
    }),
  ]),
  reason,
  /** Who gets it by mail; null when the admin passes the code on. */
  email: z.nullable(emailAddress),
  ends: z.nullable(chosenDay),
});
export type IssueVoucherInput = z.infer<typeof issueVoucherInput>;

/** The code is shown once: nothing keeps it. */
export const issueVoucherOutput = z.object({ gift_id: z.string(), code: z.string() });

/** Input of the callable `extendGift`: 12 months more, once. Output: `{}`. */
export const extendGiftInput = z.strictObject({ gift_id: documentId, request_id: documentId, reason });

/** Input of the callable `refundGift`: the payment of an unused gift goes back, and the gift ends. Output: pence. */
export const refundGiftInput = z.strictObject({ gift_id: documentId, request_id: documentId, reason });
export const refundGiftOutput = z.object({ refunded: z.int() });

/** Input of the callable `closeGiftRefund`: a rejected refund was settled in another way. Output: `{}`. */
export const closeGiftRefundInput = z.strictObject({ gift_id: documentId, request_id: documentId, reason });

/** Input of the callable `resendGift`: the mail with the code goes out again. Output: `{}`. */
export const resendGiftInput = z.strictObject({ gift_id: documentId, request_id: documentId });

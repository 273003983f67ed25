import { emailAddress, line, optionalText } from '@streetlore/domain/fields';
import { giftAdminTexts, issueVoucherInput } from '@streetlore/domain/gift';
import { penceTyped } from '@streetlore/domain/money';
import * as z from 'zod/mini';

const { worth, ends } = issueVoucherInput.shape;

type TypedWorth = { readonly kind: 'value' | 'hunts'; readonly pounds: string; readonly hunts: string };

/** The form that issues a voucher, as typed. What the other kind hides stays in the form; nobody reads it. */
export const voucherForm = z.pipe(
  z
    .object({
      kind: z.enum(['value', 'hunts']),
      pounds: z.string(),
      hunts: z.string(),
      reason: line(200, giftAdminTexts.needsReason),
      email: optionalText(emailAddress),
      /** A London day; empty for 24 months. */
      ends: z.string(),
    })
    .check((payload) => {
      const parsed = worth.safeParse(worthTyped(payload.value));
      if (parsed.success) return;
      const { kind } = payload.value;
      const [message, path] =
        kind === 'value' ? [giftAdminTexts.valueRange, 'pounds'] : [giftAdminTexts.huntsRange, 'hunts'];
      payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
    }),
  z.transform((typed) => ({
    worth: worth.parse(worthTyped(typed)),
    reason: typed.reason,
    email: typed.email,
    ends: ends.parse(typed.ends || null),
  })),
);
export type VoucherForm = z.input<typeof voucherForm>;
export type Voucher = z.output<typeof voucherForm>;

export const emptyVoucher: VoucherForm = { kind: 'value', pounds: '', hunts: '1', reason: '', email: '', ends: '' };

const worthTyped = ({ kind, pounds, hunts }: TypedWorth) =>
  kind === 'value'
    ? { kind, pence: penceTyped(pounds) ?? 0 }
    : { kind, hunts: /^\s*\d{1,3}\s*$/.test(hunts) ? Number(hunts) : 0 };

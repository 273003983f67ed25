import * as z from 'zod/mini';
import { type Decision, decided, refused } from '../problem/index.ts';
import { plainDigits } from '../wording/digits.ts';

/** `vouchers/{code}`: each use covers one whole booking. The contest's prize has five uses. */
export const voucherSchema = z.object({
  uses: z.int().check(z.minimum(1)),
  uses_left: z.int().check(z.minimum(0)),
  reason: z.string(),
  submission_id: z.nullable(z.string()),
  created_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type Voucher = z.infer<typeof voucherSchema>;

export const CONTEST_PRIZE_TOURS = 5;

const INVALID_CODE = 'This voucher code is not valid';

/** A code as typed: case and spaces do not matter. */
export const voucherCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.overwrite((code) => plainDigits(code.normalize('NFKC')).replace(/\s+/g, '')),
  z.regex(/^[A-Z0-9-]{6,24}$/, INVALID_CODE),
);

/** Takes one use of a voucher, or says why not. `null` is a code that does not exist. */
export function redeem(voucher: Voucher | null, now: Date): Decision<Voucher> {
  const refuse = (message: string) => refused({ code: 'failed-precondition', field: 'voucher_code', message });
  if (!voucher) return refuse(INVALID_CODE);
  if (voucher.expires_at && voucher.expires_at <= now) return refuse('This voucher has expired');
  if (voucher.uses_left < 1) return refuse('This voucher has been used up');
  return decided({ ...voucher, uses_left: voucher.uses_left - 1 });
}

/** Gives one use of a voucher back. */
export const returnUse = ({ uses, uses_left }: Voucher): Pick<Voucher, 'uses_left'> => ({
  uses_left: Math.min(uses, uses_left + 1),
});

import * as z from 'zod/mini';
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

export const INVALID_CODE = 'This voucher code is not valid';

/** A code as typed: case and spaces do not matter. */
export const voucherCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.overwrite((code) => plainDigits(code.normalize('NFKC')).replace(/\s+/g, '')),
  z.regex(/^[A-Z0-9-]{6,24}$/, INVALID_CODE),
);

import { type Decision, decided, refused } from '../problem/index.ts';
import { INVALID_CODE, type Voucher } from './schema.ts';

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

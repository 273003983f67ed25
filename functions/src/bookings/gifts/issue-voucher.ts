import {
  deliveredAt,
  giftAdminTexts,
  giftMovement,
  givenGift,
  type IssueVoucherInput,
  issueVoucherInput,
} from '@streetlore/domain/gift';
import { endOfDayMonthsAfter } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import { commitOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { newCode } from '../../platform/gift-code.ts';
import type { Services } from '../../platform/services.ts';
import { sendGift } from './gift-mails.ts';

/** Gives a voucher that nobody pays for, with a reason. */
export const issueVoucher = callable('issueVoucher', {
  input: issueVoucherInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: issue,
});

/**
 * One commit writes the voucher, its movement, its mail and the audit entry, which has no code. A repeated request gets
 * the same code.
 * @throws HttpsError naming the field at fault
 */
export async function issue(
  services: Services<'site' | 'privacyKey'>,
  { request_id: id, worth, reason, email, ends }: IssueVoucherInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ gift_id: string; code: string }> {
  const { store } = services;
  const now = services.now();
  const { code, code_hash } = newCode(services, { id, origin: 'admin', codes_ended: 0 });
  const last = ends === null ? null : deliveredAt(ends);
  const expires_at = last && endOfDayMonthsAfter(last, 0);
  if (ends !== null && (!expires_at || expires_at <= now))
    throw new HttpsError('invalid-argument', giftAdminTexts.pastEnd, { field: 'ends' });
  const of = { code_hash, reason, recipient_email: email, ...(expires_at && { expires_at }) };
  const voucher = { ...givenGift('admin', worth, of, now), id };
  const detail = { worth, reason, mailed: email !== null };
  const path = store.gifts.at(id).path;
  await commitOnce(services, caller, id, { action: 'voucher_issued', target: path, detail }, (commit) => {
    const sent = sendGift(services, commit, voucher, now);
    commit.create(store.gifts.at(id), { ...voucher, ...sent });
    const issued = { cause: id, pence: voucher.pence_left, hunts: voucher.hunts_left, order_id: null };
    const { id: movementId, movement } = giftMovement('gift_issued', voucher, issued, now);
    commit.create(store.ledger.at(movementId), movement);
  });
  return { gift_id: id, code };
}

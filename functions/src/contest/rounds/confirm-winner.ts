import { createHmac } from 'node:crypto';
import {
  type ConfirmWinnerInput,
  type ConfirmWinnerOutput,
  confirmRound,
  confirmWinnerInput,
  prizeCode,
  prizeVoucher,
  winnerMail,
  winnerMessage,
} from '@streetlore/domain/contest';
import { vouchersWonBy } from '@streetlore/domain/voucher';
import { enqueueMail } from '../../mailing/enqueue-mail.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';

/** Confirms a round's winner, who gets five free tours by text and by mail. */
export const confirmWinner = callable('confirmWinner', {
  input: confirmWinnerInput,
  who: 'admin',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  run: confirmRoundWinner,
});

/**
 * One commit writes winner, badge, voucher, text, mail and audit entry. It decides again if the round or the
 * photo changes meanwhile. A repeated call returns the same answer.
 * @throws HttpsError when the round cannot be confirmed with this photo; nothing is written then
 */
export async function confirmRoundWinner(
  services: Services<'appKey' | 'texting' | 'site' | 'privacyKey'>,
  { week, submission_id }: ConfirmWinnerInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<ConfirmWinnerOutput> {
  const { store } = services;
  return await withoutConflict(async () => {
    const [found, photo, contact] = await Promise.all([
      store.rounds.at(week).readVersioned(),
      store.submissions.at(submission_id).readVersioned(),
      store.submissionContact(submission_id).read(),
    ]);
    const now = services.now();
    const round = found.value;
    const site = new URL(services.site).host;
    const prize = { code: codeOf(services, week), contact, site, now };
    if (round?.winner?.submission_id === submission_id)
      return {
        voucher_code: (await voucherOf(services, submission_id)) ?? prize.code,
        texted: winnerMessage({ week, winner: round.winner }, prize.contact, prize.code, site, now) !== null,
        mailed: winnerMail({ week, winner: round.winner }, contact, prize.code, services.site, now) !== null,
      };

    const decision = confirmRound(round ?? undefined, submission_id, photo.value ?? undefined, now);
    if (!decision.ok) throw toHttpsError(decision.problem);
    const { winner } = decision.value;
    const text = winnerMessage({ week, winner }, prize.contact, prize.code, site, now);
    const mail = winnerMail({ week, winner }, contact, prize.code, services.site, now);
    const commit = store.commit();
    if (found.version) commit.update(found, decision.value);
    if (photo.version) commit.update(photo, { is_winner: true });
    commit.create(store.vouchers.at(prize.code), prizeVoucher(winner, now));
    if (text) commit.create(store.messages.at(text.id), text.message);
    if (mail) commit.create(store.mails.at(mail.id), mail.mail);
    const detail = { submission_id, votes: winner.votes, texted: text !== null, mailed: mail !== null };
    audit(commit, services, caller, { action: 'winner_confirmed', target: found.ref.path, detail });
    await commit.run();
    if (text) await sendNow(services, [text.message.phone_number]);
    if (mail) await enqueueMail(services, mail.id);
    return { voucher_code: prize.code, texted: text !== null, mailed: mail !== null };
  });
}

/**
 * The code depends on a key, so that nobody can work it out from the week. After a rotation of the key, only
 * the prize's voucher tells the code that was given.
 */
function codeOf({ appKey: [key] }: Services<'appKey'>, week: string): string {
  return prizeCode(createHmac('sha256', key).update(`contest prize ${week}`).digest());
}

async function voucherOf({ store }: Services, submissionId: string): Promise<string | null> {
  return (await store.first(vouchersWonBy([submissionId])))?.id ?? null;
}

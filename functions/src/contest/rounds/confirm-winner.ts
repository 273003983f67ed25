import {
  type ConfirmWinnerInput,
  type ConfirmWinnerOutput,
  confirmRound,
  confirmWinnerInput,
  winnerMail,
  winnerMessage,
} from '@streetlore/domain/contest';
import { giftMovement, giftsWonBy, prizeGift, prizeIdOf } from '@streetlore/domain/gift';
import { enqueueMail } from '../../mailing/enqueue-mail.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { audit } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { codeOfGift, newCode } from '../../platform/gift-code.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';

/** Confirms a round's winner, who gets five free tours by text and by mail. */
export const confirmWinner = callable('confirmWinner', {
  input: confirmWinnerInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: confirmRoundWinner,
});

/**
 * One commit writes winner, badge, voucher, text, mail and audit entry. It decides again if the round or the
 * photo changes meanwhile. A repeated call returns the same answer.
 * @throws HttpsError when the round cannot be confirmed with this photo; nothing is written then
 */
export async function confirmRoundWinner(
  services: Services<'texting' | 'site' | 'privacyKey'>,
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
    const prizeId = prizeIdOf(week);
    const { code, code_hash } = newCode(services, { id: prizeId, origin: 'prize', codes_ended: 0 });
    const prize = { code, contact, site, now };
    if (round?.winner?.submission_id === submission_id)
      return {
        voucher_code: (await codeWonBy(services, submission_id)) ?? prize.code,
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
    const gift = { ...prizeGift(winner, code_hash, now), id: prizeId };
    const issued = { cause: prizeId, pence: 0, hunts: gift.hunts_left, order_id: null };
    const { id: movementId, movement } = giftMovement('gift_issued', gift, issued, now);
    commit.create(store.gifts.at(prizeId), gift);
    commit.create(store.ledger.at(movementId), movement);
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

/** The code of the prize that a photo won: the same after a rotation of the key that it follows from. */
async function codeWonBy(services: Services<'privacyKey'>, submissionId: string): Promise<string | null> {
  const gift = await services.store.first(giftsWonBy([submissionId]));
  return gift && codeOfGift(services, gift);
}

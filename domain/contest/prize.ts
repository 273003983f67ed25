import { emailAddress } from '../fields/index.ts';
import { codeFrom } from '../gift-code/index.ts';
import { type Mail, queuedMail } from '../mail/index.ts';
import { routes } from '../paths/index.ts';
import { ukMobile } from '../phone/index.ts';
import { queuedText, type SmsMessage } from '../sms/index.ts';
import { gsmCut } from '../sms/segments.ts';
import { CONTEST_PRIZE_TOURS, PRIZE_VALID } from '../wording/figures.ts';
import type { ContestRound, RoundPlace } from './round.ts';
import type { SubmissionContact } from './schema.ts';

/** How many characters of the title the winner's text quotes. */
const TITLE_QUOTED = 50;

/**
 * The code of a round's prize, always the same for the same round. It is 60 bits of a keyed hash of
 * the round, in letters and digits that people do not confuse.
 * @param digest at least 12 bytes
 */
export function prizeCode(digest: Uint8Array): string {
  return `WALLS-${codeFrom(digest, [6, 6])}`;
}

/** The text to the winner, in GSM-7 and at most two segments long, whatever the photo's title contains. */
export function winnerText(winner: Pick<RoundPlace, 'title'>, code: string, site: string): string {
  const title = gsmCut(winner.title, TITLE_QUOTED);
  const photo = title ? `"${title}"` : 'Your photo';
  return `Streetlore: ${photo} is our photo of the week! You win ${CONTEST_PRIZE_TOURS} free tours, each for up to 5 people. Book at ${site}/tours with voucher code ${code}. Valid for ${PRIZE_VALID}.`;
}

/**
 * The message's id derives from the round, so that it cannot be written twice.
 * @returns null when the number that came with the photo is no UK mobile: we text no others
 */
export function winnerMessage(
  round: Pick<ContestRound, 'week'> & { winner: RoundPlace },
  contact: Pick<SubmissionContact, 'phone_number'> | null,
  code: string,
  site: string,
  now: Date,
): { id: string; message: SmsMessage } | null {
  const phone = ukMobile.safeParse(contact?.phone_number);
  if (!phone.success) return null;
  const draft = {
    phone_number: phone.data,
    message_content: winnerText(round.winner, code, site),
    message_type: 'contest_winner',
    booking_id: null,
    tour_name: null,
  };
  return { id: `contest_${round.week}_winner`, message: queuedText(draft, now) };
}

/** @returns null when the photo came without a valid e-mail address */
export function winnerMail(
  round: Pick<ContestRound, 'week'> & { winner: RoundPlace },
  contact: Pick<SubmissionContact, 'email'> | null,
  code: string,
  site: string,
  now: Date,
): { id: string; mail: Mail } | null {
  const email = emailAddress.safeParse(contact?.email);
  if (!email.success) return null;
  const mail = queuedMail(
    {
      to: email.data,
      subject: 'You won the Streetlore photo contest',
      text: [
        'Hello,',
        `"${round.winner.title}" is our photo of the week! You win ${CONTEST_PRIZE_TOURS} free tours, each for up to 5 people.`,
        `Book at ${site}${routes.tours} with voucher code ${code}. It is valid for ${PRIZE_VALID}.`,
      ].join('\n\n'),
    },
    now,
  );
  return { id: `contest_${round.week}_winner`, mail };
}

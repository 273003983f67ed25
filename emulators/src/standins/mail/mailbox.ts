import { readMail } from './read-mail.ts';

type ReceivedMail = ReturnType<typeof readMail>;

export type Mailbox = {
  /** Oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Keeps a mail, given as the raw text of SMTP. */
  take(raw: string): void;
  /** Makes the server refuse the next `times` mails with this reply code. */
  refuseNext(code: number, times: number): void;
  /** The code to refuse the next mail with; null accepts the mail. */
  refusal(): number | null;
};

/** How many mails the mailbox keeps. It drops older ones. */
const MAX_MAILS = 200;

export function createMailbox(): Mailbox {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  return {
    mails,
    take(raw) {
      mails.push(readMail(raw));
      if (mails.length > MAX_MAILS) mails.shift();
    },
    refuseNext: (code, times) => void refusals.push(...Array.from({ length: times }, () => code)),
    refusal: () => refusals.shift() ?? null,
  };
}

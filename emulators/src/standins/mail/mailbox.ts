import { readMail } from './read-mail.ts';

/** A mail as it was taken from the product. */
export type ReceivedMail = ReturnType<typeof readMail>;

export type Mailbox = {
  /** Oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Keeps a mail as it came over the wire. */
  take(raw: string): void;
  /** How the server answers the next mails instead of taking them: a reply's code and how often. */
  refuseNext(code: number, times: number): void;
  /** The code to refuse a mail with; null when it is taken. */
  refusal(): number | null;
};

/** Mails kept; older ones are thrown away. */
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

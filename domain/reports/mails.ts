import type { MailDraft } from '../mail/index.ts';
import { routes } from '../paths/index.ts';
import { hides } from './decide.ts';
import type { Decision, DecisionAction, ReportedKind } from './schema.ts';
import { decisionSentences, kindNames } from './texts.ts';

// These mails quote nothing that a visitor typed, because nobody has confirmed the addresses.

const textOf = (paragraphs: readonly (string | null)[]): string =>
  ['Hello,', ...paragraphs].filter((one) => one !== null && one !== '').join('\n\n');

type Receipt = {
  readonly email: string;
  readonly number: string;
  readonly kind: ReportedKind;
  readonly hidden: boolean;
  readonly judged: boolean;
};

/** Tells a reporter that we have the report. */
export const receiptMail = ({ email, number, kind, hidden, judged }: Receipt): MailDraft => ({
  to: email,
  subject: `We have your report ${number}`,
  text: textOf([
    `We have your report about a ${kindNames[kind]}. Its number is ${number}.`,
    judged
      ? 'A person has looked at this for the same reason before. It is within our rules, so it stays on the site.'
      : 'A person looks at it within 24 hours. We then write to you what we have decided.',
    hidden ? 'Until then we have hidden it.' : null,
    judged ? `If there is more to say, write to us by our contact form.` : null,
    'If it was not you who reported this, you need not do anything.',
  ]),
});

/** Whom a decision is mailed to. `about`: the thing in words of ours; `number`: that of the reporter's report. */
export type Party =
  | { readonly is: 'reporter'; readonly email: string; readonly number: string }
  | { readonly is: 'sender'; readonly email: string; readonly about: string };

type Told = {
  readonly party: Party;
  readonly kind: ReportedKind;
  readonly decision: Decision;
  /** The address of the appeal; null for a final decision. */
  readonly appeal: string | null;
};

/** Tells reporter or sender what a person has decided, why, and how to appeal. */
export const decisionMail = ({ party, kind, decision, appeal }: Told): MailDraft => ({
  to: party.email,
  subject: subjectOf(party, kind, appeal === null),
  text: textOf([
    party.is === 'reporter'
      ? `A person has looked at the ${kindNames[kind]} that you reported (${party.number}).`
      : `Somebody has reported ${party.about}. A person has looked at it.`,
    `${outcomeOf(decision.action, party.is)} ${decisionSentences[decision.reason]}`.trim(),
    decision.words,
    appeal === null
      ? 'This decision is final.'
      : `If you think that this is wrong, you can appeal once, within 30 days. Another person then looks at it where we have one:\n${appeal}`,
  ]),
});

function subjectOf(party: Party, kind: ReportedKind, isFinal: boolean): string {
  const what = party.is === 'reporter' ? `your report ${party.number}` : `your ${kindNames[kind]}`;
  return `${isFinal ? 'Our final decision on' : 'Our decision on'} ${what}`;
}

/** What was done, as mails and the page of an appeal say it. Empty when nothing was. */
export function outcomeOf(action: DecisionAction, whom: Party['is']): string {
  if (action === 'answer') return '';
  if (action === 'correct_artist') return 'It stays on the site, and we have corrected the artist.';
  if (!hides(action)) return 'It stays on the site.';
  const refused = action === 'hide_and_refuse' && whom === 'sender';
  return `We have taken it off the site.${refused ? ' We take no more photos from you.' : ''}`;
}

/** The address of an appeal's page, with its token. */
export const appealAddress = (site: string, token: string): string => `${site}${routes.appeal}#${token}`;

/** Whether the sender is told of a decision: one that changes what visitors see of the thing. */
export const concernsSender = (action: DecisionAction, wasHidden: boolean): boolean =>
  hides(action) || action === 'correct_artist' || (action === 'keep' && wasHidden);

/** The first party of each mailbox: nobody gets two mails about one decision. */
export const onePerMailbox = (parties: readonly Party[], mailboxOf: (email: string) => string): Party[] =>
  parties.filter(({ email }, n) => parties.findIndex((one) => mailboxOf(one.email) === mailboxOf(email)) === n);

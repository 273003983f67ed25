import {
  type AppealLink,
  appealAddress,
  concernsSender,
  type Decision,
  decisionMail,
  newAppealLink,
  onePerMailbox,
  type Party,
  type Report,
  type ReportedKind,
} from '@streetlore/domain/reports';
import { mailboxOf } from '@streetlore/domain/subscriber';
import { mailIdOf, queueMail } from '../mailing/queue-mail.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import { addAppealLink } from './appeal-token.ts';

type Told = {
  readonly request_id: string;
  readonly case_id: string;
  readonly kind: ReportedKind;
  /** Whether the thing was hidden before the decision. */
  readonly wasHidden: boolean;
  readonly decision: Decision;
  readonly isFinal: boolean;
  /** The reports that the decision is about. */
  readonly reports: readonly Report[];
  readonly sender: { readonly email: string; readonly about: string } | null;
  /** The links of earlier mails about the case. */
  readonly links: readonly AppealLink[];
};

/**
 * Puts the mails about a decision into its commit, with a link to appeal unless it is final. A final
 * decision goes to everybody who had the link.
 * @returns the ids of the mails
 */
export function queueDecisionMails(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  { request_id, case_id, kind, decision, isFinal, ...told }: Told,
): string[] {
  const parties = onePerMailbox(isFinal ? partiesOfAppeal(told) : partiesOf({ ...told, decision }), mailboxOf);
  return parties.flatMap((party, n) => {
    const link = newAppealLink({
      case_id,
      by: party.is,
      number: party.is === 'reporter' ? party.number : null,
      decided_at: decision.at,
      email: party.email,
    });
    const appeal = isFinal ? null : appealAddress(services.site, addAppealLink(commit, services, link));
    const draft = decisionMail({ party, kind, decision, appeal });
    return queueMail(services, commit, mailIdOf('decision', `${request_id}/${n}`), draft, decision.at) ?? [];
  });
}

const reporters = (reports: readonly Report[]): Party[] =>
  reports.flatMap(({ email, number }) => (email === null ? [] : [{ is: 'reporter' as const, email, number }]));

function partiesOf({
  sender,
  reports,
  decision,
  wasHidden,
}: Pick<Told, 'sender' | 'reports' | 'decision' | 'wasHidden'>) {
  const isConcerned = sender !== null && concernsSender(decision.action, wasHidden);
  return [...(isConcerned ? [{ is: 'sender' as const, ...sender }] : []), ...reporters(reports)];
}

/** Those who had the link, and those who have reported since the appeal. */
function partiesOfAppeal({ sender, reports, links }: Pick<Told, 'sender' | 'reports' | 'links'>): Party[] {
  const told = links.flatMap(({ by, email, number }): Party[] => {
    if (by === 'reporter') return number === null ? [] : [{ is: 'reporter', email, number }];
    return sender ? [{ is: 'sender', email, about: sender.about }] : [];
  });
  return [...told, ...reporters(reports)];
}

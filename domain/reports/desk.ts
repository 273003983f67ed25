import type { JudgePhotoInput } from '../contest/moderation.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { DecideCaseInput } from './inputs.ts';
import { reasonsOf } from './reasons.ts';
import {
  type DecisionAction,
  type DecisionReason,
  type ReportCase,
  type ReportReason,
  reportReasons,
} from './schema.ts';
import { waits } from './take-report.ts';
import { deskTexts } from './texts.ts';

const agreed: Readonly<Partial<Record<ReportReason, DecisionReason>>> = {
  illegal: 'unlawful',
  child: 'sexual_or_child',
  hate: 'hate_or_threat',
  shows_me: 'shows_a_person',
  my_artwork: 'artists_wish',
};

type Reported = Pick<ReportCase, 'kind' | 'reasons'>;

/** The reason that an action has if the admin agrees with the reports, the gravest of them first. */
export const likelyReason = (action: DecisionAction, reported: Reported): DecisionReason =>
  namedReason(action, reported) ?? reasonsOf(action, reported.kind)[0] ?? 'within_rules';

/** The gravest reason that the reports name for an action; null when they name none. */
function namedReason(action: DecisionAction, { kind, reasons }: Reported): DecisionReason | null {
  const possible = reasonsOf(action, kind);
  const named = reportReasons.filter((reason) => (reasons[reason] ?? 0) > 0).map((reason) => agreed[reason]);
  return named.find((reason) => reason !== undefined && possible.includes(reason)) ?? null;
}

/**
 * What an admin's verdict on a photo decides about its reports. Null when no report waits, and for a verdict that is
 * taken back. Sender and reporters are told a reason. A rejection names none, so a report has to.
 */
export function decisionOfVerdict(
  reportCase: ReportCase | null,
  { status, undo }: Pick<JudgePhotoInput, 'status' | 'undo'>,
): Decision<Omit<DecideCaseInput, 'request_id' | 'case_id'> | null> {
  if (!reportCase || !waits(reportCase) || undo || status === 'pending') return decided(null);
  const seen = { status: reportCase.status, reports: reportCase.reports };
  const action = status === 'approved' ? 'keep' : 'hide';
  const reason = action === 'keep' ? 'within_rules' : namedReason(action, reportCase);
  if (!reason) return refused({ code: 'failed-precondition', message: deskTexts.sayWhy });
  return decided({ seen, action, reason, words: '', artist: null });
}

import { reasonsOf } from './reasons.ts';
import {
  type DecisionAction,
  type DecisionReason,
  type ReportCase,
  type ReportReason,
  reportReasons,
} from './schema.ts';

const agreed: Readonly<Partial<Record<ReportReason, DecisionReason>>> = {
  illegal: 'unlawful',
  child: 'sexual_or_child',
  hate: 'hate_or_threat',
  shows_me: 'shows_a_person',
  my_artwork: 'artists_wish',
};

/** The reason that an action has if the admin agrees with the reports, the gravest of them first. */
export function likelyReason(
  action: DecisionAction,
  { kind, reasons }: Pick<ReportCase, 'kind' | 'reasons'>,
): DecisionReason {
  const possible = reasonsOf(action, kind);
  const named = reportReasons.filter((reason) => (reasons[reason] ?? 0) > 0).map((reason) => agreed[reason]);
  const [first = 'within_rules'] = possible;
  return named.find((reason) => reason !== undefined && possible.includes(reason)) ?? first;
}

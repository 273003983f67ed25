import { type Decision, decided, refused } from '../problem/index.ts';
import {
  hidingReasons,
  MAX_HIDDEN_A_DAY,
  MAX_REPORTS_A_CASE,
  type ReportCase,
  type ReportedKind,
  type ReportReason,
} from './schema.ts';
import { reportTexts } from './texts.ts';
import type { Thing } from './thing.ts';

/** Whether a person has to decide about a case. */
export const waits = ({ status }: Pick<ReportCase, 'status'>): boolean => status === 'open' || status === 'appealed';

type Reported = {
  readonly kind: ReportedKind;
  readonly thing_id: string;
  readonly reason: ReportReason;
  /** The thing as it is now; null when there is none. */
  readonly thing: Thing | null;
  /** Its case until now; null for the first report. */
  readonly before: ReportCase | null;
  /**
   * How many things the reporter, and anybody in the same network, have hidden in the last 24 hours
   * without a person agreeing.
   */
  readonly hidden: { readonly byReporter: number; readonly byNetwork: number };
};

export type TakenReport = {
  readonly next: ReportCase;
  /** Whether this report hides the thing. */
  readonly hides: boolean;
  /** Whether a person has kept the thing for this reason before, so that nobody has to look again. */
  readonly judged: boolean;
};

/** What a report changes: whether it hides the thing, and what becomes of the case. */
export function takeReport(reported: Reported, now: Date): Decision<TakenReport> {
  const { reason, thing, before, hidden } = reported;
  const isWaiting = before !== null && waits(before);
  const isHidden = isWaiting && before.hidden;
  if (!thing || !(thing.isShown || isHidden)) return refused({ code: 'not-found', message: reportTexts.gone });
  if (isWaiting && before.reports >= MAX_REPORTS_A_CASE)
    return refused({ code: 'resource-exhausted', message: reportTexts.enough });
  const judgedFine = before && isSame(before, thing) ? before.judged_fine : [];
  const isJudged = judgedFine.includes(reason);
  // 'Something else' names nothing that a person can have judged before.
  if (before && !isWaiting && isJudged && reason !== 'other')
    return decided({ next: { ...before, last_at: now }, hides: false, judged: true });
  const mayHide = hidden.byReporter < MAX_HIDDEN_A_DAY && hidden.byNetwork < MAX_HIDDEN_A_DAY;
  const hides = thing.isShown && hidingReasons.includes(reason) && !isJudged && mayHide;
  const base = isWaiting ? before : opened(reported, thing, judgedFine, now);
  const next = {
    ...base,
    reasons: { ...base.reasons, [reason]: (base.reasons[reason] ?? 0) + 1 },
    reports: base.reports + 1,
    last_at: now,
    hidden: isHidden || hides,
  };
  return decided({ next, hides, judged: false });
}

function opened(
  { kind, thing_id }: Reported,
  { isShown: _, ...thing }: Thing,
  judged_fine: ReportReason[],
  now: Date,
): ReportCase {
  return {
    kind,
    thing_id,
    ...thing,
    status: 'open',
    reasons: {},
    reports: 0,
    opened_at: now,
    last_at: now,
    hidden: false,
    judged_fine,
    decision: null,
    appeal: null,
    final: null,
  };
}

/** Whether a thing is still what a person judged. A changed one has to be looked at anew. */
const isSame = (known: ReportCase, { title, text, image_url }: Thing): boolean =>
  known.title === title && known.text === text && known.image_url === image_url;

import { type Decision as Decided, decided, type Problem, refused } from '../problem/index.ts';
import { noChange, type ThingChange } from './change.ts';
import type { DecideCaseInput } from './inputs.ts';
import { actionsOf, reasonsOf } from './reasons.ts';
import type { Decision, DecisionAction, Report, ReportCase, ReportReason } from './schema.ts';
import { waits } from './take-report.ts';
import { deskTexts } from './texts.ts';

type Found = {
  readonly reportCase: ReportCase;
  /** Whether there is still such a thing. */
  readonly isThere: boolean;
  readonly by: { readonly uid: string; readonly email: string | null };
  /** How many admins there are. */
  readonly admins: number;
};

export type DecidedCase = {
  readonly changes: Partial<ReportCase>;
  readonly decision: Decision;
  /** Whether it decides an appeal, so that nobody can appeal again. */
  readonly isFinal: boolean;
  readonly change: ThingChange;
};

type Asked = Omit<DecideCaseInput, 'request_id' | 'case_id'>;

/** What an admin's decision does to a case and its thing. */
export function decideAbout(found: Found, asked: Asked, now: Date): Decided<DecidedCase> {
  const problem = refusalOf(found, asked);
  if (problem) return refused(problem);
  const { reportCase, by } = found;
  const { action, reason, words, artist } = asked;
  const decision = { action, reason, words, by_uid: by.uid, by_email: by.email ?? '', at: now };
  const isFinal = reportCase.status === 'appealed';
  return decided({
    changes: {
      ...(isFinal ? { status: 'final', final: decision } : { status: 'decided', decision }),
      ...(action === 'correct_artist' && { artist }),
      hidden: hides(action),
      judged_fine: judgedFine(reportCase, asked),
    },
    decision,
    isFinal,
    change: thingChangeOf(reportCase, asked),
  });
}

function refusalOf({ reportCase, isThere, by, admins }: Found, asked: Asked): Problem | null {
  const { status, reports, kind, hidden, decision } = reportCase;
  const { seen, action, reason, artist } = asked;
  if (status !== seen.status || reports !== seen.reports) return { code: 'aborted', message: deskTexts.changed };
  if (!waits(reportCase)) return { code: 'failed-precondition', message: deskTexts.decided };
  if (!actionsOf(kind).includes(action))
    return { code: 'invalid-argument', message: deskTexts.noSuch, field: 'action' };
  if (!reasonsOf(action, kind).includes(reason))
    return { code: 'invalid-argument', message: deskTexts.noSuch, field: 'reason' };
  if ((action === 'correct_artist') !== (artist !== null))
    return { code: 'invalid-argument', message: deskTexts.artist, field: 'artist' };
  if (action === 'answer' && hidden && isThere)
    return { code: 'failed-precondition', message: deskTexts.hidden, field: 'action' };
  if (status === 'appealed' && admins > 1 && decision?.by_uid === by.uid)
    return { code: 'permission-denied', message: deskTexts.second };
  return null;
}

/** Whether an action hides the thing. */
export const hides = (action: DecisionAction): boolean => action === 'hide' || action === 'hide_and_refuse';

/** What a decision does to the thing. */
export function thingChangeOf(
  { hidden }: Pick<ReportCase, 'hidden'>,
  { action, reason, artist }: Pick<DecideCaseInput, 'action' | 'reason' | 'artist'>,
): ThingChange {
  if (hides(action)) return { to: 'hidden', reason, artist: null };
  return action === 'answer' ? noChange : { to: hidden ? 'shown' : null, reason: null, artist };
}

/** What a report about the artist is for. */
const aboutArtist: readonly ReportReason[] = ['my_artwork', 'wrong_artist'];

/** Whether a person has agreed with a report. */
export function isUpheld({ reason }: Pick<Report, 'reason'>, action: DecisionAction): boolean {
  return hides(action) || (action === 'correct_artist' && aboutArtist.includes(reason));
}

/** The reported reasons that a person has now judged fine: the decision did not follow them. */
function judgedFine({ judged_fine, reasons }: ReportCase, { action, reason }: Asked): ReportReason[] {
  if (hides(action)) return [];
  if (reason === 'not_found') return judged_fine;
  const reported = Object.keys(reasons) as ReportReason[];
  return [...new Set([...judged_fine, ...reported.filter((one) => !isUpheld({ reason: one }, action))])];
}

import { after } from '../time/index.ts';
import type { OpenAppealOutput } from './inputs.ts';
import { APPEAL_WITHIN_MS, type AppealLink, type ReportCase } from './schema.ts';

/** The link of a decision's mail. */
export const newAppealLink = (link: Omit<AppealLink, 'expires_at'>): AppealLink => ({
  ...link,
  expires_at: after(link.decided_at, APPEAL_WITHIN_MS),
});

/** What keeps a link until its appeal is decided: the final decision is mailed to the link's address. */
export const prolongedLink = (now: Date) =>
  ({ expires_at: after(now, APPEAL_WITHIN_MS) }) satisfies Partial<AppealLink>;

/** How far an appeal by a link has come. A link of an earlier decision opens nothing. */
export function stateOfAppeal(
  link: AppealLink | null,
  reportCase: ReportCase | null,
  now: Date,
): OpenAppealOutput['state'] {
  const { decision = null, status } = reportCase ?? {};
  if (!link || decision?.at.getTime() !== link.decided_at.getTime()) return 'ended';
  if (status === 'final') return 'final';
  if (status === 'appealed') return 'sent';
  return status === 'decided' && link.expires_at > now ? 'open' : 'ended';
}

/** What the page of an appeal shows. */
export function shownAppeal(link: AppealLink | null, found: ReportCase | null, now: Date): OpenAppealOutput {
  const state = stateOfAppeal(link, found, now);
  const last = found?.final ?? found?.decision ?? null;
  if (state === 'ended' || !found || !last)
    return { state: 'ended', kind: null, title: null, action: null, reason: null, words: null };
  const { action, reason, words } = last;
  return { state, kind: found.kind, title: found.title, action, reason, words };
}

/** The fields of a case that an appeal changes. It waits as a new report does. */
export const appealed = (by: AppealLink['by'], words: string, now: Date) =>
  ({ status: 'appealed', appeal: { by, words, at: now }, opened_at: now }) satisfies Partial<ReportCase>;

import { activeAdmins } from '@streetlore/domain/admin';
import {
  appealLinksOf,
  type DecideCaseInput,
  type Decision,
  decideAbout,
  hides,
  isUpheld,
  MAX_REPORTS_A_CASE,
  type ReportCase,
  reportsOf,
  type ThingChange,
} from '@streetlore/domain/reports';
import type { AuditedAction } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { refusalsOf } from '../platform/refused-sender.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import { findThing } from './find-thing.ts';
import { queueDecisionMails } from './tell-decision.ts';

/** A case as it was read, with all that a decision about it changes; null when there is no such case. */
export type CaseRead = Awaited<ReturnType<typeof readCase>>;

export async function readCase(services: Services, case_id: string) {
  const { store } = services;
  const found = await store.reportCases.at(case_id).readVersioned();
  if (!found.version) return null;
  const [about, reports, links, admins] = await Promise.all([
    findThing(services, found.value.kind, found.value.thing_id),
    store.findVersioned(reportsOf(case_id, MAX_REPORTS_A_CASE)),
    store.findVersioned(appealLinksOf(case_id)),
    store.count(activeAdmins()),
  ]);
  return { found, about, reports, links, admins };
}

type Written = {
  /** What becomes of the thing. The caller adds it to the commit. */
  readonly change: ThingChange;
  /** The ids of the mails, to be enqueued after the commit. */
  readonly mails: string[];
  readonly entry: AuditedAction;
};

/**
 * Adds a decision to a commit: the case, its reports, the refusal of its sender, and the mails to reporter and
 * sender with their links.
 * @throws HttpsError aborted when the case has changed since the admin looked; permission-denied when another
 * admin has to decide
 */
export function writeDecision(
  services: Services<'site' | 'privacyKey'>,
  commit: Writes,
  { found, about, reports, links, admins }: NonNullable<CaseRead>,
  { request_id, case_id, ...asked }: DecideCaseInput,
  { by, now }: { readonly by: Pick<Caller, 'uid' | 'email'>; readonly now: Date },
): Written {
  const reportCase: ReportCase = found.value;
  const decided = decideAbout({ reportCase, isThere: about.thing !== null, by, admins }, asked, now);
  if (!decided.ok) throw toHttpsError(decided.problem);
  const { changes, decision, isFinal, change } = decided.value;
  commit.update(found, changes);
  const concerned = reports.filter(({ value }) => value.upheld === null || value.created_at >= reportCase.opened_at);
  for (const report of reports)
    if (isFinal || concerned.includes(report))
      commit.update(report, { upheld: isUpheld(report.value, decision.action) });
  const { written, all } = refusalsOf(services, about.photographer ?? { uid: null, email: '' });
  if (decision.action === 'hide_and_refuse') for (const one of written) commit.set(one, { case_id, at: now });
  else if (isFinal && !hides(decision.action)) for (const one of all) commit.delete(one);
  const mails = queueDecisionMails(services, commit, {
    ...{ request_id, case_id, kind: reportCase.kind, wasHidden: reportCase.hidden, decision, isFinal },
    reports: concerned.map(({ value }) => value),
    sender: about.sender,
    // Links of an earlier decision have nothing to do with this appeal.
    links: links.map(({ value }) => value).filter(({ decided_at }) => isOf(decided_at, reportCase.decision)),
  });
  const { action, reason } = decision;
  const done = isFinal ? 'appeal_decided' : 'report_decided';
  return { change, mails, entry: { action: done, target: found.ref.path, detail: { action, reason } } };
}

const isOf = (decided: Date, decision: Decision | null) => decision?.at.getTime() === decided.getTime();

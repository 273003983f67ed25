import { activeAdmins } from '@streetlore/domain/admin';
import {
  appealLinksOf,
  type DecideCaseInput,
  type Decision,
  decideAbout,
  decideCaseInput,
  hides,
  isUpheld,
  MAX_REPORTS_A_CASE,
  reportsOf,
  thingChangeOf,
} from '@streetlore/domain/reports';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { refusalsOf } from '../platform/refused-sender.ts';
import type { Services } from '../platform/services.ts';
import { committing, findThing } from './find-thing.ts';
import { queueDecisionMails } from './tell-decision.ts';

type Deciding = Services<'site' | 'privacyKey'>;

/** Decides about a reported thing, or about an appeal. */
export const decideCase = callable('decideCase', {
  input: decideCaseInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: settleCase,
});

/**
 * One commit writes the decision, what becomes of the thing and the reports, the mails to reporter and
 * sender with their links, and the audit entry.
 * @throws HttpsError not-found for an unknown case; aborted when it has changed since the admin looked;
 * permission-denied when another admin has to decide
 */
export async function settleCase(
  services: Deciding,
  { request_id, case_id, ...asked }: DecideCaseInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const ref = store.reportCases.at(case_id);
  const first = await ref.read();
  if (!first) throw new HttpsError('not-found', 'There is no such case');
  let mails: string[] = [];
  await committing(services, first, thingChangeOf(first, asked).to, () =>
    decideOnce(services, caller, request_id, {
      async read() {
        const [found, about, reports, links, admins] = await Promise.all([
          ref.readVersioned(),
          findThing(services, first.kind, first.thing_id),
          store.findVersioned(reportsOf(case_id, MAX_REPORTS_A_CASE)),
          store.findVersioned(appealLinksOf(case_id)),
          store.count(activeAdmins()),
        ]);
        return { found, about, reports, links, admins };
      },
      decide(commit, { found, about, reports, links, admins }, now) {
        if (!found.version) throw new HttpsError('not-found', 'There is no such case');
        const reportCase = found.value;
        const decided = decideAbout({ reportCase, isThere: about.thing !== null, by: caller, admins }, asked, now);
        if (!decided.ok) throw toHttpsError(decided.problem);
        const { changes, decision, isFinal, change } = decided.value;
        commit.update(found, changes);
        about.change(commit, change, now);
        const concerned = reports.filter(
          ({ value }) => value.upheld === null || value.created_at >= reportCase.opened_at,
        );
        for (const report of reports)
          if (isFinal || concerned.includes(report))
            commit.update(report, { upheld: isUpheld(report.value, decision.action) });
        const { written, all } = refusalsOf(services, about.photographer ?? { uid: null, email: '' });
        if (decision.action === 'hide_and_refuse') for (const one of written) commit.set(one, { case_id, at: now });
        else if (isFinal && !hides(decision.action)) for (const one of all) commit.delete(one);
        mails = queueDecisionMails(services, commit, {
          ...{ request_id, case_id, kind: reportCase.kind, wasHidden: reportCase.hidden, decision, isFinal },
          reports: concerned.map(({ value }) => value),
          sender: about.sender,
          // Links of an earlier decision have nothing to do with this appeal.
          links: links.map(({ value }) => value).filter(({ decided_at }) => isOf(decided_at, reportCase.decision)),
        });
        const { action, reason } = decision;
        return { action: isFinal ? 'appeal_decided' : 'report_decided', target: ref.path, detail: { action, reason } };
      },
    }),
  );
  for (const id of mails) await enqueueMail(services, id);
  return {};
}

const isOf = (decided: Date, decision: Decision | null) => decision?.at.getTime() === decided.getTime();

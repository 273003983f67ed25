import { createHash } from 'node:crypto';
import { formRateLimits } from '@streetlore/domain/form';
import {
  caseIdOf,
  hidingReasons,
  MAX_HIDDEN_A_DAY,
  type Report,
  receiptMail,
  reportNumber,
  type SendReportInput,
  type SendReportOutput,
  sendReportInput,
  takeReport,
} from '@streetlore/domain/reports';
import { addressLimit, mailboxOf } from '@streetlore/domain/subscriber';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { mailIdOf, queueMail } from '../mailing/queue-mail.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { committing, findThing } from './find-thing.ts';
import { readQuota } from './quota.ts';

type Reporting = Services<'appKey'>;
type Sender = Pick<Caller, 'uid' | 'ip'>;

/** Takes a report about a photo, a review, a team's name or a post. No account is needed. */
export const sendReport = callable('sendReport', {
  input: sendReportInput,
  who: 'signed-in',
  needs: ['appKey'],
  limit: { counter: 'reports', ...formRateLimits },
  // `run` counts by mailbox, because a caller is not told that it has had too many mails.
  limitedBy: `a mailbox gets ${addressLimit.calls} receipts a day; a visitor and a network each hide ${MAX_HIDDEN_A_DAY} things a day`,
  run: storeReport,
});

/**
 * One commit stores the report, its case, the receipt, and hides the thing if it has to be hidden. A
 * repeated id changes nothing.
 * @throws HttpsError not-found when visitors do not see the thing; resource-exhausted when its case has
 * enough reports
 */
export async function storeReport(
  services: Reporting,
  { report_id, ...input }: SendReportInput,
  sender: Sender,
): Promise<SendReportOutput> {
  const { store } = services;
  const known = await store.reports.at(report_id).read();
  if (known) return outputOf(known);
  const email = await mailable(services, input.email);
  const mayHide = hidingReasons.includes(input.reason);
  const { report, mail } = await committing(services, input, mayHide ? 'held' : null, () =>
    withoutConflict(() => commitReport(services, report_id, { ...input, email }, sender)),
  );
  if (mail) await enqueueMail(services, mail);
  return outputOf(report);
}

const outputOf = ({ number, hid, upheld }: Report): SendReportOutput => ({
  number,
  hidden: hid,
  judged: upheld === false,
});

/**
 * The address of a report; null once its mailbox has been named in too many. Anybody can type anybody's
 * address, and a flood of reports must not become a flood of mails.
 */
async function mailable({ store, appKey, now }: Reporting, email: string | null): Promise<string | null> {
  if (email === null) return null;
  const keys = keyedHashes(appKey, 'reports/mail', mailboxOf(email));
  return (await store.withinRateLimit(keys, addressLimit, now())) ? email : null;
}

async function commitReport(
  services: Reporting,
  id: string,
  input: Omit<SendReportInput, 'report_id'>,
  sender: Sender,
): Promise<{ report: Report; mail: string | null }> {
  const { store } = services;
  const { kind, thing_id, reason, words, email } = input;
  const now = services.now();
  const case_id = caseIdOf(kind, thing_id);
  const [known, found, quota] = await Promise.all([
    store.reports.at(id).read(),
    findThing(services, kind, thing_id),
    readQuota(services, sender, reason, now),
  ]);
  // After the thing: one that another report has just hidden has its case by now.
  const before = await store.reportCases.at(case_id).readVersioned();
  if (known) return { report: known, mail: null };
  const { hidden } = quota;
  const decision = takeReport({ kind, thing_id, reason, thing: found.thing, before: before.value, hidden }, now);
  if (!decision.ok) throw toHttpsError(decision.problem);
  const { next, hides, judged } = decision.value;
  const number = reportNumber(createHash('sha256').update(id).digest('hex'));
  const report: Report = {
    ...{ number, case_id, reason, words, email, hid: hides, upheld: judged ? false : null, created_at: now },
    ...{ reporter: quota.reporter, network: quota.network },
  };
  const commit = store.commit();
  commit.put(before, next);
  commit.create(store.reports.at(id), report);
  if (hides) {
    found.change(commit, { to: 'held', reason: null, artist: null }, now);
    quota.use(commit, id);
  }
  const receipt = email === null ? null : receiptMail({ email, number, kind, hidden: next.hidden, judged });
  const mail = queueMail(services, commit, mailIdOf('report', id), receipt, now);
  await commit.run();
  return { report, mail };
}

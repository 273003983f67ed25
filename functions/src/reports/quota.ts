import { hiddenSince, hidingReasons, type Report, type ReportReason } from '@streetlore/domain/reports';
import { after } from '@streetlore/domain/time';
import type { Caller } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

const DAY = 24 * 3_600_000;
/** More hides of one reporter or network than a day can have. */
const MAX_READ = 50;

/** Who reports, as keyed hashes, and how many things they have hidden. */
export type Quota = {
  readonly reporter: string;
  readonly network: string;
  /** Without a person agreeing, in the last 24 hours. */
  readonly hidden: { readonly byReporter: number; readonly byNetwork: number };
  /** Makes the commit of one more hide fail if reporter or network has hidden something since. */
  use(commit: Writes, reportId: string): void;
};

/**
 * Counts what a reporter and a network have hidden. Two reports at one moment would each find room for
 * one more, so each hide also writes a document of its reporter and one of its network. The report's id
 * makes each such write a change.
 */
export async function readQuota(
  { store, appKey }: Services<'appKey'>,
  { uid, ip }: Pick<Caller, 'uid' | 'ip'>,
  reason: ReportReason,
  now: Date,
): Promise<Quota> {
  const who = {
    reporter: keyedHashes(appKey, 'reports/uid', uid),
    network: keyedHashes(appKey, 'reports/network', ip),
  };
  const of = { reporter: who.reporter[0], network: who.network[0] };
  if (!hidingReasons.includes(reason)) return { ...of, hidden: { byReporter: 0, byNetwork: 0 }, use: () => undefined };
  // Read before the reports are counted: a hide in between makes the commit fail.
  const marks = await store.readAllVersioned([store.hides(of.reporter), store.hides(of.network)]);
  const since = after(now, -DAY);
  const [own, near] = await Promise.all([
    store.find(hiddenSince('reporter', who.reporter, since, MAX_READ)),
    store.find(hiddenSince('network', who.network, since, MAX_READ)),
  ]);
  const unproven = (reports: readonly Report[]) => reports.filter(({ upheld }) => upheld !== true).length;
  return {
    ...of,
    hidden: { byReporter: unproven(own), byNetwork: unproven(near) },
    use(commit, report_id) {
      for (const mark of marks) commit.put(mark, { report_id, expires_at: after(now, DAY) });
    },
  };
}

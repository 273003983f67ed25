import { type AfterDocument, agedDocuments } from '@streetlore/domain/privacy';
import { cutoffs, type RetentionMark } from '@streetlore/domain/retention';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import { type RetentionRule, retentionRules } from './retention-rules.ts';

type Needed = Services<'privacyKey' | 'retention'>;

/** Documents in one page, and in one commit. A booking takes two writes. */
const AT_ONCE = 200;
/** The most documents that a night reads for one rule. The next night reads the rest. */
const MAX_A_NIGHT = 50_000;
/** How long, in ms, a night's work may take. The function ends after nine minutes. */
const MAX_TIME = 8 * 60_000;

/**
 * Runs every night before the figures are checked. It removes data whose retention period is over.
 */
export const enforceRetention = scheduled('enforceRetention', {
  needs: ['privacyKey', 'retention'],
  timeoutSeconds: 540,
  run: async (services) => log.info('Retention was enforced', await enforceRetentionRules(services)),
});

/**
 * The work of one night. Each rule reads the documents that are older than its period, oldest
 * first. The next night finds only the documents that were still needed. So it continues the work
 * after a crash or after a night that was too short. A rule that fails does not stop the other
 * rules.
 * @returns how many documents were removed or cleared, by rule
 */
export async function enforceRetentionRules(services: Needed): Promise<Record<string, number>> {
  const { now } = services;
  const until = now().getTime() + MAX_TIME;
  const before = cutoffs(services.retention, now());
  await mark(services, { texts: before.texts, bookings: before.accounts });
  const ended: Record<string, number> = {};
  for (const how of retentionRules) {
    const { rule } = how;
    try {
      const { gone, isDone } = await endOf(services, how, before[how.ageing.period], until);
      ended[rule] = gone;
      if (!isDone) log.warn('Retention is behind', { rule });
    } catch (error) {
      log.error('A rule of retention failed', { rule }, error);
      await recordError('enforceRetention', error, () => services);
    }
  }
  return ended;
}

/**
 * Stores the moment since which the documents are complete, before the first of the older ones is
 * removed.
 */
async function mark({ store }: Needed, next: RetentionMark): Promise<void> {
  const later = (a: Date | undefined, b: Date) => (a && a > b ? a : b);
  await withoutConflict(async () => {
    const known = await store.retentionMark.readVersioned();
    const { texts, bookings } = known.value ?? {};
    await known.put({ texts: later(texts, next.texts), bookings: later(bookings, next.bookings) });
  });
}

async function endOf(services: Needed, rule: RetentionRule, before: Date, until: number) {
  const { store, now } = services;
  const { by } = rule.ageing;
  let gone = 0;
  let behind: AfterDocument = null;
  for (let read = 0; read < MAX_A_NIGHT && now().getTime() < until; read += AT_ONCE) {
    const found: FoundDocument<AnyDocument>[] = await store.findVersioned(
      asStored(agedDocuments(rule, before, behind, AT_ONCE)),
    );
    if (found.length > 0) gone += await rule.end(services, found, before);
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return { gone, isDone: true };
    const at = last.value[by];
    // The query sorts by this field, so it finds only documents that have a time in it.
    if (!(at instanceof Date)) throw new TypeError(`${by} is no time`);
    behind = { at, id: last.ref.id };
  }
  return { gone, isDone: false };
}

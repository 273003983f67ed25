import { type Behind, cutoffs, type RetentionMark } from '@streetlore/domain/retention';
import { log } from '../base/log.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import { type RetentionRule, retentionRules } from './retention-rules.ts';

type Needed = Services<'privacyKey' | 'retention'>;

/** Documents of a page, and of a commit: a booking is two writes. */
const AT_ONCE = 200;
/** Documents of a rule that a night reads at most. The rest waits for the next one. */
const MAX_A_NIGHT = 50_000;
/** How long (ms) a night's work may take; the function ends after nine minutes. */
const MAX_TIME = 8 * 60_000;

/** Every night, before figures are checked: ends what has been kept for as long as we say. */
export const enforceRetention = scheduled('enforceRetention', {
  needs: ['privacyKey', 'retention'],
  timeoutSeconds: 540,
  run: async (services) => log.info('Retention was enforced', await endAll(services)),
});

/**
 * One night. Each rule goes through what is older than its period, the oldest first, and nothing of it is found again but what is still
 * needed: after a crash, or a night that was too short, the next one goes on. A rule that fails leaves the others alone.
 * @returns how many documents ended, by rule
 */
export async function endAll(services: Needed): Promise<Record<string, number>> {
  const { now } = services;
  const until = now().getTime() + MAX_TIME;
  const before = cutoffs(services.retention, now());
  await mark(services, { texts: before.texts, bookings: before.accounts });
  const ended: Record<string, number> = {};
  for (const [rule, how] of Object.entries(retentionRules))
    try {
      const { gone, isDone } = await endOf(services, how, before[how.period], until);
      ended[rule] = gone;
      if (!isDone) log.warn('Retention is behind', { rule });
    } catch (error) {
      log.error('A rule of retention failed', { rule }, error);
      await noteError('enforceRetention', error, () => services);
    }
  return ended;
}

/** Notes how far back documents are complete, before the first of them goes. */
async function mark({ store }: Needed, next: RetentionMark): Promise<void> {
  const later = (a: Date | undefined, b: Date) => (a && a > b ? a : b);
  await withoutConflict(async () => {
    const known = await store.retentionMark.readVersioned();
    const { texts, bookings } = known.value ?? {};
    await known.put({ texts: later(texts, next.texts), bookings: later(bookings, next.bookings) });
  });
}

async function endOf(services: Needed, { asked, by, end }: RetentionRule, before: Date, until: number) {
  const { store, now } = services;
  let gone = 0;
  let behind: Behind = null;
  for (let read = 0; read < MAX_A_NIGHT && now().getTime() < until; read += AT_ONCE) {
    const found: FoundDocument<AnyDocument>[] = await store.findVersioned(asStored(asked(before, behind, AT_ONCE)));
    if (found.length > 0) gone += await end(services, found, before);
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return { gone, isDone: true };
    const at = last.value[by];
    // What it is sorted by: the query finds times alone.
    if (!(at instanceof Date)) throw new TypeError(`${by} is no time`);
    behind = { at, id: last.ref.id };
  }
  return { gone, isDone: false };
}

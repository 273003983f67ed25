import { isLeased, leased, noLease } from '@streetlore/domain/lease';
import type { MigrationRecord } from '@streetlore/domain/migration';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { BatchOptions, Migration } from './migration.ts';

/** How long, in ms, a run that died blocks the next run. Each batch renews this lease. */
const LEASE = 10 * 60_000;

/** A migration cannot run now; the message says why. */
export class MigrationHeld extends Error {
  override readonly name = 'MigrationHeld';
}

type Options = Pick<BatchOptions, 'isDry' | 'report'>;

/**
 * Runs the migrations that are not done yet, in order. Each goes on where its last run stopped.
 * @returns how many documents each migration has changed, or would change in a dry run
 * @throws MigrationHeld while another run holds the lease of a migration
 */
export async function migrate(
  services: Services,
  migrations: readonly Migration[],
  options: Options,
): Promise<Map<string, number>> {
  const changed = new Map<string, number>();
  for (const migration of migrations) {
    const found = await (options.isDry ? tryOut : run)(services, migration, options);
    if (found !== null) changed.set(migration.id, found);
  }
  return changed;
}

async function tryOut(services: Services, migration: Migration, options: Options) {
  const record = await services.store.migrations.at(migration.id).read();
  if (record?.status === 'done') return null;
  let changed = 0;
  for (let from = record?.next ?? null, isOver = false; !isOver; ) {
    const batch = await migration.batch(services, { ...options, from });
    changed += batch.changed;
    from = batch.next;
    isOver = from === null;
  }
  return changed;
}

async function run(services: Services, migration: Migration, options: Options) {
  let held = await claim(services, migration.id);
  if (held === null) return null;
  const before = held.value.changed;
  try {
    while (held.value.status === 'running') {
      const { changed, next }: Awaited<ReturnType<Migration['batch']>> = await migration.batch(services, {
        ...options,
        from: held.value.next,
      });
      const now = services.now();
      const end = next === null ? ({ status: 'done', finished_at: now, ...noLease } as const) : leased(now, LEASE);
      // A conditional write: a run that has lost its lease stops here.
      held = await held.update({ next, changed: held.value.changed + changed, ...end });
    }
  } catch (error) {
    await nullIfConflict(held.update(noLease));
    throw error;
  }
  return held.value.changed - before;
}

/** Claims the lease. @returns null when the migration is done */
async function claim({ store, now }: Services, id: string): Promise<FoundDocument<MigrationRecord> | null> {
  const found = await store.migrations.at(id).readVersioned();
  if (found.value?.status === 'done') return null;
  const until = found.value && isLeased(found.value, now()) ? found.value.lease_until : null;
  if (until)
    throw new MigrationHeld(`${id} is being run. If that run has died, try again after ${until.toISOString()}.`);
  const begun = { status: 'running', next: null, changed: 0, started_at: now(), finished_at: null } as const;
  const taken = await nullIfConflict(found.put({ ...begun, ...found.value, ...leased(now(), LEASE) }));
  if (!taken) throw new MigrationHeld(`${id} has just been begun by another run.`);
  return taken;
}

import { type FiguresKey, figuresOfWrites } from '@streetlore/domain/stats';
import { getFunctions } from 'firebase-admin/functions';
import { ports, region } from '../config.ts';
import type { SeedLedger } from '../seed/ledger.ts';

/** Figures that one task counts. */
const AT_ONCE = 50;

/** The figures that the evening's documents move. */
export const figuresOfEvening = ({ entries }: SeedLedger): FiguresKey[] =>
  figuresOfWrites(entries.map(({ path, data }) => ({ path, before: undefined, after: { ...data } })));

/** Has the functions count figures, as a commit of theirs does. */
export async function count(keys: readonly FiguresKey[]): Promise<void> {
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${ports.tasks}`;
  const queue = getFunctions().taskQueue(`locations/${region}/functions/recount`);
  for (let from = 0; from < keys.length; from += AT_ONCE)
    await queue.enqueue({ keys: keys.slice(from, from + AT_ONCE), at: Date.now() });
}

import { setTimeout as delay } from 'node:timers/promises';
import { type FiguresKey, figuresOfWrites } from '@streetlore/domain/stats';
import { getFunctions } from 'firebase-admin/functions';
import { ports, region } from '../config.ts';
import type { SeedLedger } from '../seed/ledger.ts';

/** Figures that one task counts. Each is a few queries, and the emulator answers them one by one. */
const AT_ONCE = 10;
const PAUSE = 1_000;

/** What `writeEvening` writes as the functions would count it. */
const WRITTEN = /^(player|conversation|needs)[.]/;

/** The figures that the evening's documents move and that it does not write itself, days first. */
export const figuresOfEvening = ({ entries }: SeedLedger): FiguresKey[] =>
  figuresOfWrites(entries.map(({ path, data }) => ({ path, before: undefined, after: { ...data } })))
    .filter((key) => !WRITTEN.test(key))
    .toSorted((one, other) => Number(other.startsWith('day.')) - Number(one.startsWith('day.')));

/** Has the functions count figures, as a commit of theirs does. It takes about ten seconds. */
export async function count(keys: readonly FiguresKey[]): Promise<void> {
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${ports.tasks}`;
  const queue = getFunctions().taskQueue(`locations/${region}/functions/recount`);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    await queue.enqueue({ keys: keys.slice(from, from + AT_ONCE), at: Date.now() });
    await delay(PAUSE);
  }
}

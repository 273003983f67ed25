import type { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { TeamStop } from '@streetlore/domain/team';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { fillTeamPage, type TeamPageChange } from '../../../functions/src/platform/team-page.ts';
import { storeOf } from '../../../functions/src/store/store.ts';

type SeedEntry = {
  path: string;
  schema: z.ZodMiniType<object>;
  data: object;
};

/** Documents gathered for the seed. Each document has passed its schema. */
export type SeedLedger = {
  readonly entries: SeedEntry[];
  /** What stands below the page of each team, by the `page_id` of its booking. */
  readonly teamPages: Map<string, TeamPageChange>;
  /**
   * Adds a document.
   * @throws Error naming the document when it does not fit its schema
   */
  put<S extends z.ZodMiniType<object>>(path: string, schema: S, data: z.input<S>): void;
  /** Adds stops and lines to the page of a team, as `fillTeamPage` does. */
  tell(pageId: string, change: TeamPageChange): void;
};

export function newLedger(): SeedLedger {
  const entries: SeedEntry[] = [];
  const teamPages: SeedLedger['teamPages'] = new Map();
  return {
    entries,
    teamPages,
    put(path, schema, data) {
      const parsed = z.safeParse(schema, data);
      if (!parsed.success) throw new Error(`Seed: ${path} does not fit its schema: ${z.prettifyError(parsed.error)}`);
      entries.push({ path, schema, data: parsed.data });
    },
    tell(pageId, { stops, lines }) {
      const known = teamPages.get(pageId);
      const isNewer = ({ stop_number }: TeamStop) => stops.some((stop) => stop.stop_number === stop_number);
      teamPages.set(pageId, {
        stops: [...(known?.stops ?? []).filter((stop) => !isNewer(stop)), ...stops],
        lines: [...(known?.lines ?? []), ...lines],
      });
    },
  };
}

/** The documents of a top-level collection, with their ids. */
export const allOf = <T>(ledger: SeedLedger, collection: string): WithId<T>[] =>
  ledger.entries
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ ...(data as T), id: path.slice(collection.length + 1) }));

/** How many documents of a top-level collection the ledger holds. */
export const countOf = (ledger: SeedLedger, collection: (typeof collections)[keyof typeof collections]) =>
  ledger.entries.filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2).length;

/**
 * Writes the ledger to Firestore in batches, a few batches at a time. The functions' own store writes
 * it, so that bookings and parties get the pages that their links open.
 */
export async function writeLedger(db: Firestore, { entries, teamPages }: SeedLedger): Promise<void> {
  const store = storeOf(db);
  const inBatches = <T>(
    all: readonly T[],
    size: number,
    write: (commit: ReturnType<typeof store.commit>, one: T) => void,
  ) =>
    Array.from({ length: Math.ceil(all.length / size) }, async (_, n) => {
      const commit = store.commit();
      for (const one of all.slice(n * size, (n + 1) * size)) write(commit, one);
      await commit.run();
    });
  await Promise.all([
    ...inBatches(entries, 250, (commit, { data, ...place }) => commit.set(place, data)),
    ...inBatches([...teamPages], 4, (commit, [pageId, below]) => fillTeamPage({ store }, commit, pageId, below)),
  ]);
}

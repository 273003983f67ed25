import type { collections } from '@streetlore/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

type SeedEntry = {
  path: string;
  data: object;
};

/** Documents gathered for the seed. Each document has passed its schema. */
export type SeedLedger = {
  readonly entries: SeedEntry[];
  /**
   * Adds a document.
   * @throws Error naming the document when it does not fit its schema
   */
  put<S extends z.ZodMiniType<object>>(path: string, schema: S, data: z.input<S>): void;
};

export function newLedger(): SeedLedger {
  const entries: SeedEntry[] = [];
  return {
    entries,
    put(path, schema, data) {
      const parsed = z.safeParse(schema, data);
      if (!parsed.success) throw new Error(`Seed: ${path} does not fit its schema: ${z.prettifyError(parsed.error)}`);
      entries.push({ path, data: parsed.data });
    },
  };
}

/** How many documents of a top-level collection the ledger holds. */
export const countOf = (ledger: SeedLedger, collection: (typeof collections)[keyof typeof collections]) =>
  ledger.entries.filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2).length;

/** Writes the ledger to Firestore in batches, a few batches at a time. */
export async function writeLedger(db: Firestore, { entries }: SeedLedger): Promise<void> {
  const size = 250;
  const batches = Array.from({ length: Math.ceil(entries.length / size) }, (_, i) =>
    entries.slice(i * size, i * size + size),
  );
  await Promise.all(
    batches.map(async (part) => {
      const batch = db.batch();
      for (const { path, data } of part) batch.set(db.doc(path), data);
      await batch.commit();
    }),
  );
}

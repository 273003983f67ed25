import type { ActiveHunt } from './data.ts';

/** Hunts that stand in one row: the teams of a party, or one hunt of its own. */
export type RowOfHunts = { readonly party: string | null; readonly hunts: readonly ActiveHunt[] };

/** The hunts in their order, the teams of a party together where the first of them stands. */
export function withParties(hunts: readonly ActiveHunt[]): RowOfHunts[] {
  const rows = Map.groupBy(hunts, ({ order_id }) => order_id);
  return [...rows.values()].map((some) => ({ party: some[0]?.party ? some[0].order_id : null, hunts: some }));
}

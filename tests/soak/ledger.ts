/** Two accounts of the same things, kept by two parties: what one side names, the other must name as often. */
export type SoakLedger = { name: string; left: readonly string[]; right: readonly string[] };

/** Of a ledger: how many entries each side has, and what is on one side only. */
export type Balance = { left: number; right: number; missing: string[]; extra: string[] };

/** What the left side has and the right one lacks is missing, what the right one has beyond it is extra; entries may repeat. */
export function balanceOf({ left, right }: SoakLedger): Balance {
  return { left: left.length, right: right.length, missing: without(left, right), extra: without(right, left) };
}

/** The entries that a ledger has now and did not have before. */
export function entriesSince(before: readonly SoakLedger[], now: readonly SoakLedger[]): SoakLedger[] {
  return now.map(({ name, left, right }) => {
    const earlier = before.find((ledger) => ledger.name === name);
    return { name, left: without(left, earlier?.left ?? []), right: without(right, earlier?.right ?? []) };
  });
}

/** What is left of some entries when others are taken away, each as often as it occurs. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const taken = new Map<string, number>();
  for (const other of others) taken.set(other, (taken.get(other) ?? 0) + 1);
  return entries.filter((entry) => {
    const left = taken.get(entry) ?? 0;
    taken.set(entry, left - 1);
    return left <= 0;
  });
}

/** A table of balances, and the first entries that do not match, in words. */
export function auditOf(ledgers: readonly SoakLedger[]): {
  table: Record<string, Record<string, number>>;
  wrong: string[];
} {
  const balances = ledgers.map((ledger) => ({ name: ledger.name, ...balanceOf(ledger) }));
  const table = Object.fromEntries(
    balances.map(({ name, left, right, missing, extra }) => [
      name,
      { left, right, missing: missing.length, extra: extra.length },
    ]),
  );
  const shown = (what: string, name: string, entries: string[]) =>
    entries.length === 0 ? [] : [`${name}: ${entries.length} ${what}, such as ${entries.slice(0, 5).join(' | ')}`];
  const wrong = balances.flatMap(({ name, missing, extra }) => [
    ...shown('on the left only', name, missing),
    ...shown('on the right only', name, extra),
  ]);
  return { table, wrong };
}

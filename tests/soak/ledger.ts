/**
 * Two lists of the same things, kept by two parties. Each entry must occur equally often on both
 * sides.
 */
export type SoakLedger = { name: string; left: readonly string[]; right: readonly string[] };

/** A ledger's result: how many entries each side has, and what is on one side only. */
export type Balance = { left: number; right: number; missing: string[]; extra: string[] };

/**
 * Compares the sides of a ledger. `missing` is what only the left side has, `extra` what only the
 * right side has. Entries may repeat.
 */
export function balanceOf({ left, right }: SoakLedger): Balance {
  return { left: left.length, right: right.length, missing: without(left, right), extra: without(right, left) };
}

/** The entries that each ledger has got since `before`. */
export function entriesSince(before: readonly SoakLedger[], now: readonly SoakLedger[]): SoakLedger[] {
  return now.map(({ name, left, right }) => {
    const earlier = before.find((ledger) => ledger.name === name);
    return { name, left: without(left, earlier?.left ?? []), right: without(right, earlier?.right ?? []) };
  });
}

/** The entries without `others`, each taken away as often as it occurs there. */
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

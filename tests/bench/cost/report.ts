import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bill, gibSeconds, withoutTexts } from './bill.ts';
import { Dollars, type Past, VISITORS_A_HUNT } from './figures-of.ts';
import { configured } from './functions-table.ts';
import { prices } from './prices.ts';
import { isWhole, kept, type Results } from './results.ts';
import { serverReads, sum, times, type Usage } from './usage.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: digits });
/** Two digits that mean something, whatever the size. */
const dollars = (value: number) =>
  value >= 100 ? `$${number(value)}` : `$${number(value, value >= 1 ? 2 : value >= 0.01 ? 4 : 6)}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** One line of what was counted. */
function row(name: string, usage: Usage): string[] {
  const starts = Object.values(usage.starts).reduce((total, { count }) => total + count, 0);
  const { hosting, firestore, storage } = usage.bytes;
  return [
    name,
    number(serverReads(usage)),
    number(usage.clientReads),
    number(usage.ruleLookUps),
    number(usage.writes, 1),
    number(usage.deletes, 1),
    number(starts, 1),
    number(gibSeconds(usage, configured()), 2),
    number((hosting + firestore + storage) / 1000),
    `${number(usage.segments.sent)} / ${number(usage.segments.received)}`,
    number(usage.tokens),
  ];
}

const counted = [
  '',
  'reads by functions',
  'by browsers',
  'by rules',
  'writes',
  'deletes',
  'starts',
  's x GiB',
  'kB out',
  'segments out / in',
  'tokens',
];

/** What was counted, line by line. */
function countedTable(results: Results): string {
  const all = Object.values(results.way);
  return table(counted, [
    ...Object.entries(results.way).map(([name, usage]) => row(`a visitor: ${name}`, usage)),
    row('**a visitor, home to card form**', sum(all)),
    row('**a hunt of two phones, from booking to rating**', results.hunt),
    row('**a vote**, unwatched', results.vote),
    row('a vote, in each open gallery', { ...times(results.vote, 0), clientReads: results.readsOfAViewer, starts: {} }),
    row('an article', results.article),
    row('**an idle day**', results.idleDay),
  ]);
}

function pagesTable(results: Results): string {
  const rows = [...Object.entries(results.publicPages), ...Object.entries(results.adminPages)];
  return table(
    counted,
    rows.map(([path, usage]) => row(`\`${path}\``, usage)),
  );
}

/** What grows, by its slope. */
function growthTable(results: Results): string {
  const { hunt, day } = new Dollars(results).growth;
  const runs = (usage: Usage, key: string) =>
    usage.shapes.find(({ fn, shape }) => `${fn}: ${shape}` === key)?.runs ?? 0;
  const rows = [
    ...[...hunt].map(([key, grows]) => ({ key, grows, per: `${number(runs(results.hunt, key), 1)} a hunt` })),
    ...[...day].map(([key, grows]) => ({ key, grows, per: `${number(runs(results.idleDay, key), 1)} a day` })),
  ];
  if (rows.length === 0) return 'Nothing that a hunt or a day counts grows with what is stored.';
  return table(
    ['what is counted', 'how often', 'entries more for each hunt stored', 'for each hunt of today'],
    rows.map(({ key, grows, per }) => [`\`${key}\``, per, number(grows.old, 2), number(grows.today, 2)]),
  );
}

const pasts: Record<string, Past> = {
  '1,000 texts stored': { texts: 1000 },
  '1,000,000 texts stored': { texts: 1_000_000 },
  'after a year of it': 'a year',
};

/** Every sum by its name, so that two runs can stand beside each other. */
function sums(results: Results): Map<string, number> {
  const figures = new Dollars(results);
  const lines = new Map<string, number>([['1,000 visitors', figures.thousandVisitors().total]]);
  for (const [name, past] of Object.entries(pasts).slice(0, 2)) {
    lines.set(`a hunt without its texts, ${name}`, withoutTexts(figures.hunt(past)));
    lines.set(`a hunt with its texts, ${name}`, figures.hunt(past).total);
  }
  for (const hunts of [100, 1000, 10_000])
    lines.set(
      `a hunt without its texts, after a year of ${number(hunts)} a day`,
      withoutTexts(figures.hunt('a year', hunts)),
    );
  lines.set('1,000 votes watched by 1,000, each counted by itself', figures.thousandVotes(1000).total);
  lines.set('1,000 votes watched by 1,000, for one photo in a minute', figures.thousandVotes(60).total);
  lines.set('an article', figures.article().total);
  for (const [name, past] of Object.entries(pasts).slice(0, 2))
    lines.set(`an idle day, ${name}`, figures.idleDay(past).total);
  lines.set('a day of the number and the schedules', figures.standing());
  for (const hunts of [100, 1000, 10_000])
    for (const [name, past] of Object.entries(pasts)) {
      const month = figures.month(past, hunts);
      lines.set(`a month of ${number(hunts)} hunts a day, ${name}`, month.all);
      lines.set(`the same without texts`.concat(` (${number(hunts)}, ${name})`), month.withoutTexts);
    }
  return lines;
}

/** The sums of both runs, where there are two. */
function sumsTable(named: readonly (readonly [string, Results])[]): string {
  const columns = named.map(([, results]) => sums(results));
  const [first] = columns;
  return table(
    ['', ...named.map(([name, { counted: day }]) => `${name} (${day})`)],
    [...(first?.keys() ?? [])].map((name) => [name, ...columns.map((lines) => dollars(lines.get(name) ?? Number.NaN))]),
  );
}

/** What a sum is made of. */
function partsTable(results: Results): string {
  const figures = new Dollars(results);
  const parts: [string, Bill][] = [
    ['1,000 visitors', figures.thousandVisitors()],
    ['a hunt, 1,000 texts stored', figures.hunt({ texts: 1000 })],
    ['a hunt, 1,000,000 texts stored', figures.hunt({ texts: 1_000_000 })],
    ['1,000 votes watched by 1,000, each by itself', figures.thousandVotes(1000)],
    ['an idle day', figures.idleDay({ texts: 1000 })],
  ];
  return table(
    ['', 'reads', 'writes', 'functions', 'bytes', 'texts', 'model', 'in all'],
    parts.map(([name, { total, ...bill }]) => [name, ...Object.values(bill).map(dollars), dollars(total)]),
  );
}

const pricesTable = () =>
  table(
    ['price of', 'dollars', 'read', 'where'],
    Object.values(prices).map(({ of, dollars: price, read, source }) => [of, price.toPrecision(3), read, source]),
  );

/** The share of a day that falls into its busiest hour, and how long (minutes) a visitor stays. */
const busy = { share: 0.2, stay: 5 };

/** What a second of the busiest hour brings, at so many hunts a day: what docs/scale.md goes by. */
function loadTable(results: Results): string {
  const { hunt, texts } = results;
  const starts = (fn?: string) =>
    Object.entries(hunt.starts).reduce((total, [name, { count }]) => total + (!fn || name === fn ? count : 0), 0);
  const seconds = Object.values(hunt.starts).reduce((total, one) => total + one.seconds, 0);
  const each: [string, number][] = [
    ['segments sent', hunt.segments.sent],
    ['segments received', hunt.segments.received],
    ['new texts stored', texts],
    ['documents written', hunt.writes],
    ['starts of functions', starts()],
    ['of these `twilioInbound`', starts('twilioInbound')],
    ['of these `twilioStatus`', starts('twilioStatus')],
    ['of these `recount`, a task each', starts('recount')],
    ['functions under way at once', seconds],
  ];
  const sizes = [100, 1000, 10_000, 100_000];
  const rows = each.map(([name, one]) => [
    name,
    ...sizes.map((hunts) => number((hunts * one * busy.share) / 3600, hunts === 100 ? 2 : 0)),
  ]);
  const visitors = sizes.map((hunts) => number((hunts * VISITORS_A_HUNT * busy.share * busy.stay) / 60));
  return table(
    ['hunts a day', ...sizes.map((size) => number(size))],
    [...rows, ['visitors with an open page', ...visitors]],
  );
}

/** Everything as Markdown. @param named results by name, the newest last */
export function report(named: readonly (readonly [string, Results])[]): string {
  const [name, newest] = named.at(-1) ?? [];
  if (!newest) throw new Error('Nothing was counted');
  return [
    `## In dollars\n\nVisitors are ${VISITORS_A_HUNT} times the hunts. Free tiers are not taken off.\n\n${sumsTable(named)}`,
    `## What a sum is made of (${name})\n\n${partsTable(newest)}`,
    `## Counted (${name})\n\n${countedTable(newest)}`,
    `## A second of the busiest hour (${name})\n\nA fifth of a day's hunts in one hour, spread evenly over it; visitors stay five minutes. Hunts alone; nothing is coalesced.\n\n${loadTable(newest)}`,
    `## Page by page (${name})\n\nEach opened by a browser that has never been there.\n\n${pagesTable(newest)}`,
    ...named.map(([one, results]) => `## What grows (${one})\n\n${growthTable(results)}`),
    `## Prices\n\n${pricesTable()}`,
  ].join('\n\n');
}

const marks = { begin: '<!-- counted: begin -->', end: '<!-- counted: end -->' };

/** Writes the tables of what was kept as `before` and `after` into docs/costs.md, between its marks. */
export function writeDocs(): void {
  const file = fileURLToPath(new URL('../../../docs/costs.md', import.meta.url));
  const named = ['before', 'after'].flatMap((name) => {
    const results = kept(name);
    return results && isWhole(results) ? [[name, results] as const] : [];
  });
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [text.indexOf(marks.begin), text.indexOf(marks.end)];
  if (begin < 0 || end < begin) throw new Error(`docs/costs.md has no ${marks.begin}`);
  writeFileSync(file, `${text.slice(0, begin)}${marks.begin}\n\n${report(named)}\n\n${text.slice(end)}`);
}

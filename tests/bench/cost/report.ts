import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bill, gibSeconds, withoutTexts } from './bill.ts';
import { Dollars, type StoredAmount, VISITORS_A_HUNT } from './figures-of.ts';
import { configured } from './functions-table.ts';
import { prices } from './prices.ts';
import type { Results } from './results.ts';
import { noUsage, serverReads, sum, type Usage } from './usage.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: digits });
/** Formats a price with at least two significant digits, whatever its size. */
const dollars = (value: number) =>
  value >= 100 ? `$${number(value)}` : `$${number(value, value >= 1 ? 2 : value >= 0.01 ? 4 : 6)}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** One line of the table of counts. */
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

/** The table of counts. */
function countedTable(results: Results): string {
  const all = Object.values(results.way);
  return table(counted, [
    ...Object.entries(results.way).map(([name, usage]) => row(`a visitor: ${name}`, usage)),
    row('**a visitor, home to card form**', sum(all)),
    row('**a hunt of two phones, from booking to rating**', results.hunt),
    row('**a vote**, unwatched', results.vote),
    row('a vote, in each open gallery', { ...noUsage(), clientReads: results.readsOfAViewer }),
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

/** The table of what grows, by its slope. */
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
    rows.map(({ key, grows, per }) => [`\`${legible(key)}\``, per, number(grows.old, 2), number(grows.today, 2)]),
  );
}

/** Writes a query as a person would. */
const legible = (shape: string) => operators.reduce((text, [from, to]) => text.replaceAll(from, to), shape);
const operators = [
  ['GREATER_THAN_OR_EQUAL', '>='],
  ['LESS_THAN_OR_EQUAL', '<='],
  ['GREATER_THAN', '>'],
  ['LESS_THAN', '<'],
  ['EQUAL', '='],
] as const;

/** How much is stored already. A count that grows with it costs more. */
const amounts: Record<string, StoredAmount> = {
  '1,000 texts stored': { texts: 1000 },
  '1,000,000 texts stored': { texts: 1_000_000 },
  'after a year of it': 'a year',
};

/** The table of sums. */
function sumsTable(results: Results): string {
  const figures = new Dollars(results);
  const few = Object.entries(amounts).slice(0, 2);
  const sums: [string, number][] = [
    ['1,000 visitors', figures.thousandVisitors().total],
    ...few.flatMap(([name, amount]): [string, number][] => [
      [`a hunt without its texts, ${name}`, withoutTexts(figures.hunt(amount))],
      [`a hunt with its texts, ${name}`, figures.hunt(amount).total],
    ]),
    ...[100, 1000, 10_000].map((hunts): [string, number] => [
      `a hunt without its texts, after a year of ${number(hunts)} a day`,
      withoutTexts(figures.hunt('a year', hunts)),
    ]),
    ['1,000 votes watched by 1,000, each counted by itself', figures.thousandVotes(1000).total],
    ['1,000 votes watched by 1,000, for one photo in a minute', figures.thousandVotes(60).total],
    ['an article', figures.article().total],
    ...few.map(([name, amount]): [string, number] => [`an idle day, ${name}`, figures.idleDay(amount).total]),
    ['a day of the number and the schedules', figures.standing()],
  ];
  return table(['', 'dollars'], inDollars(sums));
}

const inDollars = (sums: readonly [string, number][]) => sums.map(([name, sum]) => [name, dollars(sum)]);

/** The table of months by hunts a day. */
function monthsTable(results: Results): string {
  const figures = new Dollars(results);
  const rows = [100, 1000, 10_000].flatMap((hunts) =>
    Object.entries(amounts).map(([stored, amount]) => {
      const month = figures.month(amount, hunts);
      return [number(hunts), stored, dollars(month.withoutTexts), dollars(month.all)];
    }),
  );
  return table(['hunts a day', '', 'without texts', 'with texts'], rows);
}

/** The most important sums, for README. */
function short(results: Results): string {
  const figures = new Dollars(results);
  return table(
    ['in US dollars, by list prices', ''],
    inDollars([
      ['1,000 visitors, from home to the card form', figures.thousandVisitors().total],
      ['a hunt of two phones without its texts', withoutTexts(figures.hunt({ texts: 1000 }))],
      ['the same after a year of 1,000 hunts a day', withoutTexts(figures.hunt('a year', 1000))],
      ['its texts', figures.hunt({ texts: 1000 }).texts],
      ['1,000 votes watched by 1,000 visitors', figures.thousandVotes(1000).total],
      ['a day on which nobody comes', figures.idleDay({ texts: 1000 }).total + figures.standing()],
    ]),
  );
}

/** The table of the parts of a sum. */
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

/** The share of a day in its busiest hour, and how long (minutes) a visitor stays. */
const busy = { share: 0.2, stay: 5 };

/** The table of the load in a second of the busiest hour, by hunts a day. docs/scale.md uses it. */
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

/** What the product costs, as Markdown: the part of the report that docs/costs.md has. */
function bill(results: Results): string {
  return [
    `## In dollars\n\nCounted on ${results.counted}. Visitors are ${VISITORS_A_HUNT} times the hunts. Free tiers are not taken off.\n\n${sumsTable(results)}`,
    `## Months\n\n${monthsTable(results)}`,
    `## What a sum is made of\n\n${partsTable(results)}`,
    `## Counted\n\n${countedTable(results)}`,
    `## A second of the busiest hour\n\nA fifth of a day's hunts in one hour, spread evenly over it; visitors stay five minutes. Hunts alone; nothing is coalesced.\n\n${loadTable(results)}`,
  ].join('\n\n');
}

/** The whole report as Markdown, page by page and with what grows. */
export function report(results: Results): string {
  return [
    bill(results),
    `## Page by page\n\nEach opened by a browser that has never been there.\n\n${pagesTable(results)}`,
    `## What grows\n\n${growthTable(results)}`,
    `## Prices\n\n${pricesTable()}`,
  ].join('\n\n');
}

/** Writes the tables into docs/costs.md and README, between their marks. */
export function writeDocs(results: Results): void {
  between('docs/costs.md', 'counted', bill(results));
  between('README.md', 'costs', short(results));
}

/** Replaces the text between a document's marks, such as `<!-- costs: begin -->` and its end. */
function between(path: string, mark: string, text: string): void {
  const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  const whole = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${mark}: begin -->`, `<!-- ${mark}: end -->`];
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin}`);
  writeFileSync(file, `${whole.slice(0, from)}${begin}\n\n${text}\n\n${whole.slice(to)}`);
}

import lighthouse, { type Result } from 'lighthouse';

/** The categories with a limit, each from 0 to 100. */
export const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof limits;

/** Lighthouse's figures for one page. */
export type LighthouseFigures = {
  readonly path: string;
  readonly scores: Readonly<Record<Category, number>>;
  /** When the page's largest element was painted, in ms: the median of the runs. */
  readonly largest: number;
  /** The audits that kept a failed category from 100: `category: audit`. */
  readonly faults: readonly string[];
};

/** How often a page is loaded. Performance differs from run to run, so the median counts. */
const RUNS = 3;

/**
 * How long (ms) a page may stay busy before the audit begins anyway: the page's listeners never let
 * the network rest.
 */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Audits a page as Lighthouse's own phone: slow 4G, and a processor a quarter as fast. `port` is a
 * browser's debugging port. A page that is `unlisted` tells search engines to go away, which
 * Lighthouse's category for them counts as a fault: it is left out.
 * @throws Error when the page could not be loaded
 */
export async function audit(
  site: string,
  path: string,
  port: number,
  { unlisted = false } = {},
): Promise<LighthouseFigures> {
  const categories = (Object.keys(limits) as Category[]).filter((category) => !(unlisted && category === 'seo'));
  const first = await load(site + path, port, categories);
  const runs = [first];
  while (runs.length < RUNS) runs.push(await load(site + path, port, ['performance']));
  const median = medianOf(runs.map((run) => scoreOf(run, 'performance')));
  const largest = medianOf(runs.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN));
  const slow = runs.find((run) => scoreOf(run, 'performance') === median) ?? first;
  const runOf = (category: Category) => (category === 'performance' ? slow : first);
  const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(runOf(category), category)]));
  const missed = categories.filter((category) => (scores[category] ?? 0) < limits[category]);
  return {
    path,
    largest: Math.round(largest),
    scores: scores as LighthouseFigures['scores'],
    faults: missed.flatMap((category) => faultsOf(runOf(category), category)),
  };
}

const medianOf = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function load(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories, maxWaitForLoad: LOAD_TIMEOUT_MS, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse had nothing to say about ${url}`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

const scoreOf = ({ categories }: Result, category: Category) => Math.round(100 * (categories[category]?.score ?? 0));

/** The failed audits that carry weight, worst first, with what Lighthouse measured. */
function faultsOf({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `${category}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

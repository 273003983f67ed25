import * as z from 'zod/mini';
import { emulatorHosts } from '../../emulators/src/config.ts';

/** An expression of the rules, how often it had which value, and the expressions in it. */
const expression = z.object({
  sourcePosition: z.object({ line: z.number(), column: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z.optional(
    z.array(z.object({ value: z.looseObject({ boolValue: z.optional(z.boolean()) }), count: z.number() })),
  ),
  get children() {
    return z.optional(z.array(expression));
  },
});
type Expression = z.infer<typeof expression>;

const report = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })) }),
  report: z.optional(z.array(expression)),
});

/** The Firestore emulator's report on a project's rules: their source, conditions and functions. */
export type Coverage = { source: string; conditions: Expression[] };

/**
 * Asks the emulator how often each expression of a project's rules had which value
 * (firebase.google.com/docs/rules/emulator-reports).
 * @throws Error when the emulator does not answer as it used to
 */
export async function ruleCoverage(projectId: string): Promise<Coverage> {
  const response = await fetch(`http://${emulatorHosts.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok)
    throw new Error(`The Firestore emulator does not tell the coverage of ${projectId}: ${response.status}`);
  return readCoverage(await response.json());
}

/** Parses the emulator's answer. */
export function readCoverage(json: unknown): Coverage {
  const answer = z.parse(report, json);
  return { source: answer.rules.files[0]?.content ?? '', conditions: answer.report ?? [] };
}

type Seen = { at: Expression['sourcePosition']; isWhole: boolean; outcomes: Set<string> };

/** An expression's text on one line. The emulator leaves out the last brackets of a call. */
function textOf({ currentOffset, endOffset }: Expression['sourcePosition'], source: string): string {
  const text = source
    .slice(currentOffset, endOffset + 1)
    .replace(/\s+/g, ' ')
    .trim();
  return text + ')'.repeat(Math.max(0, text.split('(').length - text.split(')').length));
}

/**
 * The parts of a condition: beside && and ||, behind !, in brackets and behind a function's `let`.
 */
function partsOf({ sourcePosition: at, children = [] }: Expression, source: string): Expression[] {
  const [first, second] = children;
  if (!first) return [];
  if (source.startsWith('let ', at.currentOffset)) return children.slice(-1);
  if (!second) return /^[!(]/.test(source.slice(at.currentOffset, first.sourcePosition.currentOffset)) ? children : [];
  const between = source.slice(first.sourcePosition.endOffset + 1, second.sourcePosition.currentOffset);
  return /^[\s)\]}]*(&&|\|\|)[\s(!]*$/.test(between.replace(/\/\/[^\n]*/g, '')) ? children : [];
}

/**
 * The parts of conditions that were never true, or never false, in any of the projects, as
 * `line:column`. A part is a whole condition, a function's body, or an operand of `&&` or `||` in
 * them, but not the words `true` and `false`. A part that the rules never reached stands behind a
 * part that is in the list.
 */
export function uncovered(coverages: readonly Coverage[]): string[] {
  const all = new Map<string, Seen>();
  const source = coverages[0]?.source ?? '';
  if (coverages.some((coverage) => coverage.source !== source)) return ['The projects have different rules'];
  const look = (one: Expression, isWhole: boolean) => {
    const { sourcePosition: at, values = [] } = one;
    const key = `${at.currentOffset}-${at.endOffset}`;
    const seen = all.get(key) ?? { at, isWhole, outcomes: new Set() };
    for (const { value } of values) seen.outcomes.add(outcomeOf(value));
    all.set(key, seen);
    for (const part of partsOf(one, source)) look(part, false);
  };
  for (const { conditions } of coverages) for (const condition of conditions) look(condition, true);
  return [...all.values()].flatMap(({ at, isWhole, outcomes }) => {
    const text = textOf(at, source);
    if (/^(true|false)$/.test(text) || outcomes.has('a value')) return [];
    const place = `firestore.rules:${at.line}:${at.column} ${text}`;
    const missing = ['true', 'false'].filter((outcome) => !outcomes.has(outcome));
    if (missing.length === 2) return isWhole ? [`${place}: never asked`] : [];
    return missing.map((outcome) => `${place}: never ${outcome}`);
  });
}

/**
 * The outcome of an expression. An empty value means that the part before it had decided. An error
 * is undefined.
 */
function outcomeOf(value: Record<string, unknown>): 'true' | 'false' | 'a value' | 'nothing' {
  if (typeof value.boolValue === 'boolean') return value.boolValue ? 'true' : 'false';
  return Object.keys(value).every((kind) => kind === 'undefined') ? 'nothing' : 'a value';
}

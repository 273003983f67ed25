import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage.ts';

/** A run's counts. Everything in docs/costs.md follows from them and the prices. */
export type Results = {
  /** The London day of the count. */
  counted: string;
  /** A visitor's way to the card form, step by step. */
  way: Record<string, Usage>;
  publicPages: Record<string, Usage>;
  adminPages: Record<string, Usage>;
  /** A hunt of two phones with people's pauses between its texts, and its number of texts. */
  hunt: Usage;
  texts: number;
  /** A separately counted vote, and the reads that it makes in each open gallery. */
  vote: Usage;
  readsOfAViewer: number;
  article: Usage;
  idleDay: Usage;
  /** The number of scheduled functions. */
  jobs: number;
  /** The same hunt and the same day without pauses, before and after hunts were stored. */
  grown: { hunts: Triple; days: Triple; added: { old: number; today: number } };
};
type Triple = { base: Usage; old: Usage; today: Usage };

const file = fileURLToPath(new URL('../../../.bench/costs.json', import.meta.url));

/** Stores a run's counts, or some of them. */
export function storeResults(results: Partial<Results>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(results, (_, value) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`,
  );
}

/** Six digits are more than enough for any figure here. */
const rounded = (value: number) => Number(value.toPrecision(6));

/** Whether all parts have been counted. */
export const isWhole = (results: Partial<Results>): results is Results =>
  'idleDay' in results && 'way' in results && 'hunt' in results;

/** The counts of the last run that kept any. */
export function storedResults(): Partial<Results> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Results>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

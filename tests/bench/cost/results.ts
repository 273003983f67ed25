import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Usage } from './usage.ts';

/** What a run has counted; everything in docs/costs.md follows from it and the prices. */
export type Results = {
  /** The London day on which it was counted. */
  counted: string;
  /** A visitor's way, step by step. */
  way: Record<string, Usage>;
  publicPages: Record<string, Usage>;
  adminPages: Record<string, Usage>;
  /** A hunt of two phones, people's pauses between its texts, and how many texts it is. */
  hunt: Usage;
  texts: number;
  /** A vote by itself, and the reads it makes in each open gallery. */
  vote: Usage;
  readsOfAViewer: number;
  article: Usage;
  idleDay: Usage;
  /** Scheduled functions. */
  jobs: number;
  /** The same hunt and the same day in haste, before and after hunts were stored. */
  grown: { hunts: Triple; days: Triple; added: { old: number; today: number } };
};
export type Triple = { base: Usage; old: Usage; today: Usage };

const folder = fileURLToPath(new URL('../../../.bench/costs/', import.meta.url));
const fileOf = (name: string) => `${folder}${name}.json`;

/** Keeps what was counted, if only in part. */
export function keep(name: string, results: Partial<Results>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    fileOf(name),
    `${JSON.stringify(results, (_, value) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`,
  );
}

/** Six digits are more than any figure here is worth. */
const rounded = (value: number) => Number(value.toPrecision(6));

/** Whether both halves are there. */
export const isWhole = (results: Partial<Results>): results is Results =>
  'idleDay' in results && 'way' in results && 'hunt' in results;

/** What runs have kept under a name; null when there was none. */
export function kept(name: string): Partial<Results> | null {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Partial<Results>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSecrets, localVendors, standInsUrl } from '@streetlore/emulators/config';
import * as z from 'zod/mini';
import { logs } from '../../emulators/src/suite/paths.ts';
import { verdict } from './verdict.ts';
import type { Tally } from './vitest.ts';

/** The log of the emulators and the functions in this run so far. */
export const suiteLog = (): string => readFileSync(join(logs, 'suite.log'), 'utf8');

/** The lines that functions wrote. firebase-tools begins these with `>`, and no line of its own. */
export const functionLines = (log: string): string[] =>
  log.split('\n').flatMap((line) => (line.startsWith('>') ? [line.slice(1).trim()] : []));

/** A log entry of the product itself, as the functions' logger writes it. */
export type LogEntry = Record<string, unknown> & { severity: string; message: string };
const entry = z.looseObject({ severity: z.string(), message: z.string() });

/** The product's entries among `lines`. Libraries wrote the other lines. */
export const entriesIn = (lines: readonly string[]): LogEntry[] =>
  lines.flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const parsed = z.safeParse(entry, JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  });

/** A line with something that no log may hold. `line` has it made unreadable. */
export type Leak = { of: string; line: string };

/**
 * Patterns of secrets and personal data. They are written independently of the patterns that the
 * functions mask, so that neither hides the other's gaps.
 */
const shapes: Record<string, RegExp> = {
  'an Authorization header': /\b(?:Basic|Bearer) [\w+/=.~-]{8,}/gi,
  'a token': /\beyJ[\w-]{10,}/g,
  'a phone number': /(?:\+|%2B)\d{8,15}|(?<![\w.-])(?:0|44)7\d{3}[ -]?\d{3}[ -]?\d{3}(?!\w)/gi,
  'an address': /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
};

/** The local keys, in each form in which a key is sent. */
const keys = [
  ...Object.values(localSecrets),
  btoa(`${localVendors.twilioAccountSid}:${localVendors.twilioAuthToken}`),
  btoa(`${localSecrets.STRIPE_SECRET_KEY}:`),
];

/** Texts shorter than this, such as START, are common words, so the search leaves them out. */
const LEAST = 12;

/** The forms that `text` may have in a line: plain, inside JSON, or in a posted form. */
const written = (text: string) =>
  new Set([
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    new URLSearchParams({ '': text }).toString().slice(1),
  ]);

/**
 * Finds the lines that hold a key, an Authorization header, a number, an address or one of `texts`.
 */
export function leaksIn(lines: readonly string[], texts: Iterable<string> = []): Leak[] {
  const words = [...new Set(texts)].filter((text) => text.length >= LEAST).flatMap((text) => [...written(text)]);
  const found = (line: string): [of: string, what: string][] => [
    ...keys.filter((key) => line.includes(key)).map((key): [string, string] => ['a key', key]),
    ...Object.entries(shapes).flatMap(([of, shape]) =>
      [...line.matchAll(shape)].map(([what]): [string, string] => [of, what]),
    ),
    ...words.filter((word) => line.includes(word)).map((word): [string, string] => ['a text', word]),
  ];
  return [...new Set(lines)].flatMap((line) => {
    const all = found(line);
    const shown = all.reduce((rest, [, what]) => rest.replaceAll(what, '•••'), line);
    return all.slice(0, 1).map(([of]) => ({ of, line: shown }));
  });
}

const text = z.object({ sid: z.string(), direction: z.string(), to: z.string(), body: z.string() });
const page = z.object({ messages: z.array(text), next_page_uri: z.nullable(z.string()) });

/** Every text that Twilio has, newest first, as its API lists them. */
export async function textsAtTwilio(): Promise<z.infer<typeof text>[]> {
  const { twilioAccountSid, twilioAuthToken } = localVendors;
  const headers = { authorization: `Basic ${btoa(`${twilioAccountSid}:${twilioAuthToken}`)}` };
  const texts: z.infer<typeof text>[] = [];
  let next: string | null = `/2010-04-01/Accounts/${twilioAccountSid}/Messages.json?PageSize=1000`;
  while (next !== null) {
    const answer: unknown = await (await fetch(standInsUrl + next, { headers })).json();
    const { messages, next_page_uri } = z.parse(page, answer);
    texts.push(...messages);
    next = next_page_uri;
  }
  return texts;
}

/** Every text that went to a phone or came from one in this run. */
export const textsOfThisRun = async (): Promise<string[]> => (await textsAtTwilio()).map(({ body }) => body);

/**
 * Searches everything that the functions wrote in a run, prints what it finds, and counts as one
 * test.
 */
export function searchFunctionLogs(log: string, texts: readonly string[]): Tally {
  const lines = functionLines(log);
  const leaks = leaksIn(lines, texts).map(({ of, line }) => `${of}: ${line.slice(0, 300)}`);
  const name = 'Nothing that functions wrote holds a key, a number, an address or a text';
  const what = `lines written by functions in this run searched: no key, number, address or text`;
  return verdict(name, leaks.slice(0, 20), { shows: { row: 38, count: lines.length, what } });
}

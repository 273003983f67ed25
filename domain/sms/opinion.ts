import * as z from 'zod/mini';
import { after } from '../time/index.ts';

/** Where a hunt stands, as a message keeps it. */
export const huntPlaceSchema = z.object({
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  stop_number: z.int(),
});
export type HuntPlace = z.infer<typeof huntPlaceSchema>;

/** What a player may ask that the tour's own data can answer. */
export const askedFacts = [
  'ages',
  'bring',
  'distance_next',
  'distance_whole',
  'dogs',
  'duration',
  'finish',
  'opening_hours',
  'prams',
  'rain',
  'station',
  'step_free',
  'stops_left',
  'surface',
  'toilets',
] as const;
export type AskedFact = (typeof askedFacts)[number];

/** The languages besides English in which we name commands, by their ISO 639-1 codes. */
export const toldLanguages = ['ar', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr', 'zh'] as const;
export type ToldLanguage = (typeof toldLanguages)[number];

/** What the AI vendor says that a text is. The schema lets none of the vendor's own words through. */
export const opinionSchema = z.strictObject({
  kind: z.enum(['guess', 'talk', 'plea', 'danger', 'question', 'abuse']),
  /** What a plea is about; null for another kind. */
  plea: z.nullable(z.enum(['lost', 'gone', 'person', 'money'])),
  /** What a question asks; null for another kind, and for what none of these is. */
  fact: z.nullable(z.enum(askedFacts)),
  language: z.enum(['en', ...toldLanguages, 'other']),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** What a second opinion may lead to, in the order in which an admin reads it. */
const opinionActions = ['danger', 'passed_on', 'commands', 'fact', 'points', 'language'] as const;
export type OpinionAction = (typeof opinionActions)[number];

/** `opinion` of a message that no rule recognised: the work of asking the AI vendor, and what came of it. */
export const askedOpinionSchema = z.object({
  /** Whether the message counted as a wrong guess. */
  counted: z.boolean(),
  /** Where the hunt stood after the message; null for a sender without a hunt. */
  stood: z.nullable(huntPlaceSchema),
  /** From when on the work may be taken; null when it is done or given up. */
  due_at: z.nullable(z.date()),
  /** When the work was first taken; null before. */
  asked_at: z.nullable(z.date()),
  tries: z.int(),
  /** Null while nothing is known, and for good when the vendor gave no answer in time. */
  said: z.nullable(opinionSchema),
  did: z.array(z.enum(opinionActions)),
});
export type AskedOpinion = z.infer<typeof askedOpinionSchema>;

/** How long (ms) one try may take, which is more than the vendor's time. Then another process may try. */
export const OPINION_LEASE_MS = 60_000;

/** The most tries. A try stays without an end only if its process dies. */
const MAX_TRIES = 3;

/** A message older than this (ms) is not looked at any more. */
const OPINION_STALE_MS = 15 * 60_000;

/** The work on a message that was just played. */
export const newOpinion = (counted: boolean, stood: HuntPlace | null, at: Date): AskedOpinion => ({
  counted,
  stood,
  due_at: at,
  asked_at: null,
  tries: 0,
  said: null,
  did: [],
});

/** Gives up the work: nothing more comes of it. */
export const withoutOpinion = (asked: AskedOpinion): AskedOpinion => ({ ...asked, due_at: null });

/**
 * Takes the work at `now`, or gives it up after too many tries or if the message is stale.
 * @returns null when there is no work to take, or another process has it
 */
export function takenOpinion(asked: AskedOpinion, sent: Date, now: Date): AskedOpinion | null {
  if (asked.due_at === null || asked.due_at > now) return null;
  const isStale = now.getTime() - sent.getTime() >= OPINION_STALE_MS;
  if (isStale || asked.tries >= MAX_TRIES) return withoutOpinion(asked);
  return {
    ...asked,
    tries: asked.tries + 1,
    asked_at: asked.asked_at ?? now,
    due_at: after(now, OPINION_LEASE_MS),
  };
}

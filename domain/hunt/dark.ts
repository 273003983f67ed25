import * as z from 'zod/mini';
import { sunOf } from '../city/sun.ts';
import { after, formatClock } from '../time/index.ts';

/** How long (ms) a team takes for a stop and the way to it. */
const A_STOP_MS = 20 * 60_000;

/** Darkness on a walk: when the sun sets, and whether it is dark already. */
export const darkSchema = z.object({ at: z.date(), is_now: z.boolean() });
export type Dark = z.infer<typeof darkSchema>;

/**
 * The darkness that a walk meets which is at its first of so many stops; null for a walk by daylight.
 */
export function darkOnWalk(now: Date, stops: number): Dark | null {
  const { rises, sets } = sunOf(now);
  const is_now = now < rises || now >= sets;
  return is_now || after(now, stops * A_STOP_MS) > sets ? { at: sets, is_now } : null;
}

const fullWords = (when: string) => `${when}: bring a light; some walls are unlit.`;

/** 'It gets dark at 15:55: bring a light; some walls are unlit.' */
export const darkWords = ({ at, is_now }: Dark): string =>
  fullWords(is_now ? 'It is dark' : `It gets dark at ${formatClock(at)}`);

/** The lines about the dark that a text has room for, the better one first. */
export const darkLines = (dark: Dark): string[] => [
  darkWords(dark),
  dark.is_now ? 'It is dark: bring a light.' : `Dark from ${formatClock(dark.at)}: bring a light.`,
];

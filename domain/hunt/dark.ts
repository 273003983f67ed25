import { getTimes } from 'suncalc';
import { city } from '../city/city.ts';

/** When the sun rises and sets in the city on the day (UTC) of an instant. */
function sunOf(at: Date): { rises: Date; sets: Date } {
  const { latitude, longitude } = city.mapStart;
  const { sunrise, sunset } = getTimes(at, latitude, longitude);
  if (!sunrise || !sunset) throw new Error(`The sun neither rises nor sets in ${city.name}`);
  return { rises: sunrise, sets: sunset };
}

/** How long (ms) a team takes for a stop and the way to it. */
const A_STOP_MS = 20 * 60_000;

/** The hour (UTC) of a sunset after which hardly anybody begins a walk. */
const LATE = 19;

/** Darkness on a walk: when the sun sets, and whether it is dark already. */
export type Dark = { at: Date; is_now: boolean };

/** The darkness that a walk of so many stops meets if it begins now; null for a walk by daylight. */
export function darkOnWalk(now: Date, stops: number): Dark | null {
  const { rises, sets } = sunOf(now);
  const is_now = now < rises || now >= sets;
  return is_now || now.getTime() + stops * A_STOP_MS > sets.getTime() ? { at: sets, is_now } : null;
}

/**
 * The darkness of a day on which a walk begins at an unknown time; null for a day that is light
 * until late.
 * @param isToday whether `at` is now, and not just an instant of the day
 */
export function darkOnDay(at: Date, isToday: boolean): Dark | null {
  const { rises, sets } = sunOf(at);
  const is_now = isToday && (at < rises || at >= sets);
  return is_now || sets.getUTCHours() < LATE ? { at: sets, is_now } : null;
}

/** @param clock `formatClock`, or what takes its place on a page without the library for dates */
export const darkWords = ({ at, is_now }: Dark, clock: (at: Date) => string): string =>
  `${is_now ? 'It is dark' : `It gets dark at ${clock(at)}`}: bring a light; some walls are unlit.`;

/** The lines about the dark that a text has room for, the better one first. */
export const darkLines = (dark: Dark, clock: (at: Date) => string): string[] => [
  darkWords(dark, clock),
  dark.is_now ? 'It is dark: bring a light.' : `Dark from ${clock(dark.at)}: bring a light.`,
];

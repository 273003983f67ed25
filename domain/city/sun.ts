import { getTimes } from 'suncalc';
import { city } from './city.ts';

/** When the sun rises and sets in the city on the day (UTC) of an instant. */
export function sunOf(at: Date): { rises: Date; sets: Date } {
  const { latitude, longitude } = city.mapStart;
  const { sunrise, sunset } = getTimes(at, latitude, longitude);
  if (!sunrise || !sunset) throw new Error(`The sun neither rises nor sets in ${city.name}`);
  return { rises: sunrise, sets: sunset };
}

import type { RateLimit } from '@streetlore/domain/booking';

const units: [string, number][] = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

function within(milliseconds: number): string {
  const [unit, length] = units.find(([, length]) => milliseconds % length === 0) ?? ['ms', 1];
  const count = milliseconds / length;
  return count === 1 ? `a ${unit === 'h' ? 'hour' : unit}` : `in ${count} ${unit}`;
}

/** A limit in words: `5 in 10 min`, `3 a day`. */
export const rateInWords = ({ calls, milliseconds }: RateLimit): string => `${calls} ${within(milliseconds)}`;

/** The limits of a visitor and of a network in words. */
export const limitInWords = ({ visitor, address }: { visitor: RateLimit; address: RateLimit }): string =>
  `a visitor ${rateInWords(visitor)}, a network ${rateInWords(address)}`;

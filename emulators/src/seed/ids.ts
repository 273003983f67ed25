import { createHash } from 'node:crypto';

/** An id that follows from a text, so that the same plan always gives the same documents. */
export const digest = (text: string, length: number) => createHash('sha1').update(text).digest('hex').slice(0, length);

/** The id of a seeded booking or party. */
export const bookingId = (key: string) => digest(key, 20);

/** A number of Ofcom's drama range, 07700 900xxx. */
export const number = (last: number) => `+447700900${String(last).padStart(3, '0')}`;

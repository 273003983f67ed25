import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { deadLetterSchema } from './schema.ts';

/** What was set aside, the latest first. */
export const newestDeadLetters = (most: number) =>
  query(collections.deadLetters, deadLetterSchema, orderBy('last_at', 'desc'), limit(most));

/** Everything that was set aside. */
export const allDeadLetters = () => query(collections.deadLetters, deadLetterSchema);

/** What was set aside that names one of some numbers. */
export const deadLettersAbout = (numbers: readonly string[]) =>
  query(collections.deadLetters, deadLetterSchema, where('phone_numbers', 'array-contains-any', numbers));

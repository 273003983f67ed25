import { collections } from '../paths/index.ts';
import { limit, orderBy, query } from '../query/index.ts';
import { deadLetterSchema } from './schema.ts';

export const newestDeadLetters = (most: number) =>
  query(collections.deadLetters, deadLetterSchema, orderBy('last_at', 'desc'), limit(most));

export const allDeadLetters = () => query(collections.deadLetters, deadLetterSchema);

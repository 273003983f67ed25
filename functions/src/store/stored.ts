import type { Query } from '@streetlore/domain/query';
import * as z from 'zod/mini';

/** A document as it is stored, its times as dates, whether or not it fits its schema. */
export const storedSchema = z.record(z.string(), z.unknown());
export type Stored = z.infer<typeof storedSchema>;

/** The same question, whose answers are handed on, moved or deleted whole: no document is left out for what it lacks. */
export const asStored = (asked: Query): Query<Stored> => ({ ...asked, schema: storedSchema });

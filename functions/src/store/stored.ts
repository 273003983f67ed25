import type { Query } from '@streetlore/domain/query';
import { ofAnyVersion } from '@streetlore/domain/version';
import * as z from 'zod/mini';

/**
 * A document as it is stored, with times as dates, whether or not it fits the schema of its entity.
 */
export const storedSchema = ofAnyVersion(z.record(z.string(), z.unknown()));
export type AnyDocument = z.infer<typeof storedSchema>;

/**
 * The same query without its schema. Documents can then be exported, moved or deleted whole, even
 * if malformed.
 */
export const asStored = (asked: Query): Query<AnyDocument> => ({ ...asked, schema: storedSchema });

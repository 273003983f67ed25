import type { Query } from '@streetlore/domain/query';
import { ofAnyVersion } from '@streetlore/domain/version';
import * as z from 'zod/mini';

/** A document as it is stored, its times as dates, whether or not it fits its schema. */
export const storedSchema = ofAnyVersion(z.record(z.string(), z.unknown()));
export type AnyDocument = z.infer<typeof storedSchema>;

/** The same query without its schema, for documents that are exported, moved or deleted whole, even if malformed. */
export const asStored = (asked: Query): Query<AnyDocument> => ({ ...asked, schema: storedSchema });

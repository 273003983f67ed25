import { generationJobSchema } from '../blog/schema.ts';
import { collections } from '../paths/index.ts';
import { limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { functionErrorSchema, malformedDocumentSchema } from './schema.ts';

export const errorsSince = (from: Date) =>
  query(collections.functionErrors, functionErrorSchema, where('at', '>=', from));

export const latestError = () =>
  query(collections.functionErrors, functionErrorSchema, orderBy('at', 'desc'), limit(1));

export const malformedSince = (from: Date) =>
  query(collections.malformedDocuments, malformedDocumentSchema, where('seen_at', '>=', from));

export const latestMalformed = (from: Date) =>
  query(
    collections.malformedDocuments,
    malformedDocumentSchema,
    where('seen_at', '>=', from),
    orderBy('seen_at', 'desc'),
    limit(1),
  );

export const failedJobs = () =>
  query(collections.blogGenerationJobs, generationJobSchema, where('status', '==', 'failed'));

export const malformedDocumentsTtl: Ttl = { collection: collections.malformedDocuments, field: 'expires_at' };

export const functionErrorsTtl: Ttl = { collection: collections.functionErrors, field: 'expires_at' };

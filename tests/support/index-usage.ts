import * as z from 'zod/mini';
import { collectionOf, fieldsOf, type IndexField, scopeOf } from '../../domain/indexes/index.ts';
import type { Query } from '../../domain/query/index.ts';
import { emulatorHosts } from '../../emulators/src/config.ts';

const field = z.union([
  z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
  z.object({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
]);
const report = z.object({
  index: z.object({
    /** `projects/…/collectionGroups/{id}/indexes/_` */
    name: z.string(),
    queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
    fields: z.array(field),
  }),
});
const answer = z.object({ reports: z.optional(z.array(report)) });

/** An index as one line of text, the same for a used and a declared index. */
function lineOf(scope: string, collection: string, fields: readonly IndexField[]): string {
  const named = fields.map((one) => `${one.fieldPath} ${'order' in one ? one.order : one.arrayConfig}`);
  return `${scope} ${collection}: ${named.join(', ')}`;
}

/**
 * Leaves out the id at an index's end, which declarations omit. The id stays if its direction
 * differs from the field before it.
 */
function withoutId(fields: readonly IndexField[]): readonly IndexField[] {
  const [last, before] = [fields.at(-1), fields.at(-2)];
  if (last?.fieldPath !== '__name__') return fields;
  const usual = before && 'order' in before ? before.order : 'ASCENDING';
  return 'order' in last && last.order === usual ? fields.slice(0, -1) : fields;
}

/**
 * The composite indexes that a project's queries have used in the Firestore emulator. The emulator
 * enforces no index but records each, also those of aggregations and transactions. Its records
 * survive the deletion of documents.
 * @throws Error when the emulator does not answer as it used to
 */
export async function usedIndexes(projectId: string): Promise<string[]> {
  const database = `projects/${projectId}/databases/(default)`;
  const address = `http://${emulatorHosts.firestore}/emulator/v1/projects/${projectId}:indexUsage?database=${database}`;
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The Firestore emulator does not tell the indexes of ${projectId}: ${response.status}`);
  const { reports = [] } = z.parse(answer, await response.json());
  return reports.map(({ index }) => {
    const collection = /collectionGroups\/([^/]+)\//.exec(index.name)?.[1] ?? index.name;
    return lineOf(index.queryScope, collection, withoutId(index.fields));
  });
}

/**
 * The used indexes that no declared query needs. In production Firestore would refuse such a query,
 * or at best answer it by merging indexes. Such a query is written without the declarations, or has
 * a shape that the catalogue does not name.
 */
export function undeclaredIndexes(used: readonly string[], queries: readonly Query[]): string[] {
  const declared = new Set(queries.map((query) => lineOf(scopeOf(query), collectionOf(query), fieldsOf(query))));
  return [...new Set(used)].filter((line) => !declared.has(line)).sort();
}

import * as z from 'zod/mini';

const mode = { order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])), arrayConfig: z.optional(z.literal('CONTAINS')) };
const scope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const indexesSchema = z.object({
  indexes: z.array(
    z.looseObject({
      collectionGroup: z.string(),
      queryScope: scope,
      fields: z.array(z.looseObject({ fieldPath: z.string(), ...mode })).check(z.minLength(2)),
    }),
  ),
  fieldOverrides: z.array(
    z.looseObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.boolean()),
      indexes: z.array(z.looseObject({ queryScope: scope, ...mode })),
    }),
  ),
});

/** firestore.indexes.json, as the CLI reads it. */
export type Indexes = z.infer<typeof indexesSchema>;

/** A collection group's field that holds the time when Firestore deletes the document. */
export type TtlField = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
};

const twice = (names: readonly string[]) => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];

/** The order or kind of one field of an index, in one word. */
const kindOf = (field: { order?: string | undefined; arrayConfig?: string | undefined }) =>
  field.order ?? field.arrayConfig ?? 'unknown';

/** One composite index as a text: equal indexes give equal texts. */
export const indexName = ({ collectionGroup, queryScope, fields }: Indexes['indexes'][number]) =>
  `${collectionGroup} (${queryScope}): ${fields.map((field) => `${field.fieldPath} ${kindOf(field)}`).join(', ')}`;

/**
 * Reads the text of firestore.indexes.json.
 * @returns the indexes, or a sentence that says why they cannot be deployed
 */
export function readIndexes(text: string): Indexes | string {
  try {
    return z.parse(indexesSchema, JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error);
    return `firestore.indexes.json cannot be understood: ${why}`;
  }
}

/**
 * Says what is wrong with the indexes: an index declared twice, or an expiring field declared
 * without `ttl`.
 */
export function findIndexFaults({ indexes, fieldOverrides }: Indexes, ttlFields: readonly TtlField[]): string[] {
  const overrideName = ({ collectionGroup, fieldPath }: TtlField) => `${collectionGroup}.${fieldPath}`;
  return [
    ...twice(indexes.map(indexName)).map((name) => `firestore.indexes.json has an index twice: ${name}.`),
    ...twice(fieldOverrides.map(overrideName)).map((name) => `firestore.indexes.json has the field ${name} twice.`),
    ...ttlFields
      .filter((field) => !fieldOverrides.some((known) => known.ttl && overrideName(known) === overrideName(field)))
      .map((field) => `${overrideName(field)} is written to expire, but firestore.indexes.json gives it no ttl: true.`),
  ];
}

/**
 * Says what is wrong with a file of security rules: missing, empty, of an old version, or open to
 * everybody's writes.
 */
export function findRuleFaults(file: string, text: string | undefined): string[] {
  if (text === undefined) return [`${file}, which firebase.json names, does not exist.`];
  const code = text.replaceAll(/\/\/.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  if (code.trim() === '') return [`${file} is empty: nothing would be allowed, or protected.`];
  const open = /\ballow\b[^;:]*\b(write|create|update|delete)\b[^;:]*(:\s*if\s+true\s*)?;/g;
  const grants = [...code.matchAll(open)].filter(([grant]) => !grant.includes(':') || /:\s*if\s+true\s*;/.test(grant));
  return [
    ...(/rules_version\s*=\s*['"]2['"]/.test(code) ? [] : [`${file} does not begin with rules_version = '2'.`]),
    ...grants.map(([grant]) => `${file} lets everybody write: ${grant.replaceAll(/\s+/g, ' ')}`),
  ];
}

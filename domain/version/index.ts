import * as z from 'zod/mini';

/** The shape that a schema's documents had before the current version, and how to make them current. */
type Versions = {
  readonly version: number;
  readonly before: z.ZodMiniType;
  readonly upgrade: (before: unknown) => object;
};

const versions = new WeakMap<z.ZodMiniType, Versions | 'any'>();

/** The version of documents without the field, and of schemas that `versioned` does not know. */
const FIRST = 1;

/**
 * Says that the documents of a schema have changed their shape (CONTRIBUTING.md, 'Changing a
 * shape'). Documents of the version before are read through `upgrade`; older and newer ones are
 * refused.
 * @param version the schema's own version, 2 or more, which its documents store as `schema_version`
 * @param before the schema of the version before
 */
export function versioned<S extends z.ZodMiniType<{ schema_version?: number | undefined }>, Before>(
  schema: S,
  version: number,
  before: z.ZodMiniType<Before>,
  upgrade: (before: Before) => Omit<z.output<S>, 'schema_version'>,
): S {
  versions.set(schema, { version, before, upgrade: (stored) => upgrade(stored as Before) });
  return schema;
}

/** Marks a schema that reads documents of every version. */
export function ofAnyVersion<S extends z.ZodMiniType>(schema: S): S {
  versions.set(schema, 'any');
  return schema;
}

/**
 * Reads a stored document. The site's and the functions' converters call it.
 * @returns the document, or why it does not fit
 */
export function readStored<T>(schema: z.ZodMiniType<T>, stored: unknown): z.core.util.SafeParseResult<T> {
  const own = versions.get(schema);
  if (own === 'any' || typeof stored !== 'object' || stored === null) return z.safeParse(schema, stored);
  const current = own?.version ?? FIRST;
  const found = 'schema_version' in stored ? stored.schema_version : FIRST;
  if (found === current) return z.safeParse(schema, stored);
  if (!own || found !== current - 1) {
    const known = z.object({ schema_version: z.literal(own ? [current - 1, current] : [current]) });
    return z.safeParse(known, { schema_version: found }) as z.core.util.SafeParseResult<never>;
  }
  const before = z.safeParse(own.before, stored);
  if (!before.success) return before as z.core.util.SafeParseResult<never>;
  return z.safeParse(schema, { ...own.upgrade(before.data), schema_version: current });
}

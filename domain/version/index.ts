import * as z from 'zod/mini';

/** The shape that documents of a schema had before this one, and how one of those is read as one of these. */
type Versions = {
  readonly version: number;
  readonly before: z.ZodMiniType;
  readonly upgrade: (before: unknown) => object;
};

const versions = new WeakMap<z.ZodMiniType, Versions | 'any'>();

/** A document without the field is of this version, and so is a schema of which nothing else is said. */
const FIRST = 1;

/**
 * Says that documents of a schema have changed their shape: those of the version before are read through `upgrade`, and any others
 * are refused. CONTRIBUTING.md, 'Changing a shape', says in which steps.
 * @param version the schema's own, 2 or more, which its documents hold as `schema_version`
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

/** A schema that reads documents of every version: of some of their fields, or as they are stored. */
export function ofAnyVersion<S extends z.ZodMiniType>(schema: S): S {
  versions.set(schema, 'any');
  return schema;
}

/** A stored document read by its schema, or why it does not fit. Both converters, the site's and the functions', read by this. */
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

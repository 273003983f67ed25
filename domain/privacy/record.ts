import type * as z from 'zod/mini';
import type { RetentionKind } from '../retention/periods.ts';

/** Which documents of a record end, and when. */
export type Ageing<Field extends string = string> = {
  readonly period: RetentionKind;
  /** The time that the period begins with. */
  readonly by: Field;
  /** The values that the documents have in some fields. */
  readonly where?: Readonly<Partial<Record<Field, string | boolean | null>>>;
};

type Uses<Field extends string> = {
  /** The data stands in `private/{half}` below each document of the collection. */
  readonly half?: string;
  /** The collection is a group, by its id. */
  readonly isGroup?: true;
  /** The field with a person's number: `phones` is a list of several people's. */
  readonly phone?: Field;
  readonly phones?: Field;
  /** The field with a person's address. */
  readonly email?: Field;
  /** The document's id is a person's number. */
  readonly isByNumber?: true;
  /** People are listed from here after a restore. The other records repeat these numbers and addresses. */
  readonly isSource?: true;
  /** The lists of an export that have this record. */
  readonly exported?: readonly string[];
  /** Whether erasing deletes what is found by a number or an address, or has a step of its own. */
  readonly erased?: 'deleted' | 'by step';
  /** The rules by which the nightly job ends it, by name. */
  readonly ends?: Readonly<Record<string, Ageing<Field>>>;
  /** The fields that may contain another person's number or address. */
  readonly freeText?: readonly Field[];
};

/** Personal data in the documents of a collection, or in a half of them. */
export type PersonalRecord<T extends object = object> = {
  readonly path: string;
  readonly schema: z.ZodMiniType<T>;
} & Uses<string>;

/** The fields of a document, of whichever kind it is. */
type FieldIn<T> = T extends unknown ? keyof T & string : never;

export const record = <T extends object, const Used extends Uses<FieldIn<T>>>(
  path: string,
  schema: z.ZodMiniType<T>,
  uses: Used,
) => ({ path, schema, ...uses });

/** Data that is found, erased and ended together with a record of the registry. */
export const ofRecord = <const Exported extends readonly string[]>(owner: string, ...exported: Exported) => ({
  owner,
  exported,
});

/** A collection that keeps nothing about visitors, partners' contacts or players. */
export const impersonal = (why: string) => ({ why });

import * as z from 'zod/mini';

export const inputsIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<(?:input|select|textarea|fieldset)\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => name ?? ''),
  );

/** A document like `whole` with another value in one field, of the form's choices if any. */
export function withOther<T extends object>(whole: T, field: keyof T & string, form: z.ZodMiniObject): T {
  const value: unknown = whole[field];
  const choice = choicesOf(form.shape[field]).find((other) => other !== value);
  const other = Array.isArray(value)
    ? ['another']
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, Number(part) + 1]))
      : typeof value === 'number'
        ? value + 1
        : typeof value === 'boolean'
          ? !value
          : (choice ?? `/another ${String(value)}`);
  return { ...whole, [field]: other };
}

/** Documents with one field empty, in each way that the form accepts: empty text, null, no. */
export function withNothing<T extends object>(whole: T, field: keyof T & string, form: z.ZodMiniObject): T[] {
  const schema = form.shape[field];
  return ['', null, false]
    .filter((empty) => schema && z.safeParse(schema, empty).success)
    .map((empty) => ({ ...whole, [field]: empty }));
}

export const factsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, value]) => `${label}: ${value}`);

/** The values of a choice, `z.nullable` or not; none for a text. */
function choicesOf(schema: z.core.$ZodType | undefined): readonly unknown[] {
  if (schema instanceof z.ZodMiniNullable) return choicesOf(schema.def.innerType);
  return schema instanceof z.ZodMiniEnum ? schema.options : [];
}

import * as z from 'zod/mini';

/** For tests: the names of the inputs in some HTML, each once. */
export const inputsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => name ?? ''));

/** For tests: a document like `whole`, but with another value in one field: where its form has a choice, another of the choices. */
export function withOther<T extends object>(whole: T, field: keyof T & string, form: z.ZodMiniObject): T {
  const value: unknown = whole[field];
  const choice = choicesOf(form.shape[field]).find((other) => other !== value);
  const other = Array.isArray(value)
    ? ['another']
    : typeof value === 'number'
      ? value + 1
      : (choice ?? `/another ${String(value)}`);
  return { ...whole, [field]: other };
}

/** For tests: documents like `whole`, with nothing in one field, in each way that its form takes: an empty text, null. */
export function withNothing<T extends object>(whole: T, field: keyof T & string, form: z.ZodMiniObject): T[] {
  const schema = form.shape[field];
  return ['', null]
    .filter((empty) => schema && z.safeParse(schema, empty).success)
    .map((empty) => ({ ...whole, [field]: empty }));
}

/** For tests: what a list of facts in some HTML says, label and value. */
export const factsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, value]) => `${label}: ${value}`);

/** The values that a choice has, `z.nullable` or not; none where anything may be typed. */
function choicesOf(schema: z.core.$ZodType | undefined): readonly unknown[] {
  if (schema instanceof z.ZodMiniNullable) return choicesOf(schema.def.innerType);
  return schema instanceof z.ZodMiniEnum ? schema.options : [];
}

/** For tests: the names of the inputs in some HTML, each once. */
export const inputsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => name ?? ''));

/** For tests: a document like `whole`, but with another value in one field. */
export function withOther<T extends object>(whole: T, field: keyof T & string): T {
  const value: unknown = whole[field];
  const other = Array.isArray(value)
    ? ['another']
    : typeof value === 'number'
      ? value + 1
      : `/another ${String(value)}`;
  return { ...whole, [field]: other };
}

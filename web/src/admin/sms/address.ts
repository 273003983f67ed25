const NUMBER = 'number';

export const numberIn = (params: URLSearchParams): string | null =>
  // An unescaped plus arrives as a space.
  params.get(NUMBER)?.replace(/^ /, '+') ?? null;

/** The address that opens another thread, or none. The list's filter, search and page stay. */
export function withThread(params: URLSearchParams, number: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (number === null) changed.delete(NUMBER);
  else changed.set(NUMBER, number);
  return changed;
}

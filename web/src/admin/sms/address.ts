const NUMBER = 'number';

/** The number whose thread the address opens; null when it opens none. */
export const numberIn = (params: URLSearchParams): string | null =>
  // A plus that nobody escaped arrives as a space.
  params.get(NUMBER)?.replace(/^ /, '+') ?? null;

/** The address with another thread open, or with none; filter, search and page of the list stay. */
export function withThread(params: URLSearchParams, number: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (number === null) changed.delete(NUMBER);
  else changed.set(NUMBER, number);
  return changed;
}

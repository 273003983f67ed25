import { defer, type Observable, startWith, tap } from 'rxjs';
import { FRESH_MS, initialData } from './dehydrated-state.ts';

/** The names of the listeners that have answered. */
const answered = new Set<string>();

/**
 * `live`, which begins with the dehydrated state while that is fresh, counted from when the page was opened: code may take long to
 * come, and what is read meanwhile must not vanish. Its first answer, or failure, ends that for good.
 */
export function untilLive<T>(
  name: string,
  live: Observable<T>,
  check: (value: unknown) => T | undefined,
): Observable<T> {
  return defer(() => {
    const isFresh = !answered.has(name) && performance.now() < FRESH_MS;
    const first = isFresh ? initialData(name, check) : undefined;
    const end = () => {
      answered.add(name);
    };
    const noted = live.pipe(tap({ next: end, error: end }));
    return first === undefined ? noted : noted.pipe(startWith(first));
  });
}

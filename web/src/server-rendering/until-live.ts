import { defer, type Observable, startWith, tap } from 'rxjs';
import { FRESH_MS, initialData } from './dehydrated-state.ts';

const answered = new Set<string>();

/**
 * What `listen` listens to, with the dehydrated state as its first value while that is fresh,
 * counted from when the page was opened: code may take long to load. After the first answer or
 * failure the dehydrated state is never used again. `listen` is told whether there is any, as
 * nothing older may replace it.
 */
export function untilLive<T>(
  name: string,
  listen: (isRendered: boolean) => Observable<T>,
  check: (value: unknown) => T | undefined,
): Observable<T> {
  return defer(() => {
    const isFresh = !answered.has(name) && performance.now() < FRESH_MS;
    const first = isFresh ? initialData(name, check) : undefined;
    const end = () => {
      answered.add(name);
    };
    const noted = listen(first !== undefined).pipe(tap({ next: end, error: end }));
    return first === undefined ? noted : noted.pipe(startWith(first));
  });
}

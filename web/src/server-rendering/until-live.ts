import { defer, type Observable, startWith, tap } from 'rxjs';
import { initialData } from './dehydrated-state.ts';

/** How long (ms) after the page was opened its dehydrated state may stand in for a listener that has not answered yet. */
const STAND_IN_MS = 20_000;

/** The names of the listeners that have answered. */
const answered = new Set<string>();

/** `live`, which begins with the dehydrated state while that is fresh. Its first answer, or failure, ends that for good. */
export function untilLive<T>(
  name: string,
  live: Observable<T>,
  check: (value: unknown) => T | undefined,
): Observable<T> {
  return defer(() => {
    const isFresh = !answered.has(name) && performance.now() < STAND_IN_MS;
    const first = isFresh ? initialData(name, check) : undefined;
    const end = () => {
      answered.add(name);
    };
    const noted = live.pipe(tap({ next: end, error: end }));
    return first === undefined ? noted : noted.pipe(startWith(first));
  });
}

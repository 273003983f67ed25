import { defer, type Observable, startWith, tap } from 'rxjs';
import { servedAnswer } from './dehydrated-state.ts';

/** How long (ms) after the page was opened its document's answers may stand in for a listener that has not answered yet. */
const STAND_IN_MS = 20_000;

/** What live answers have taken the place of, by name. */
const outlived = new Set<string>();

/** `live`, which begins with the document's answer while that is fresh. A failure, and any answer, ends its time for good. */
export function startingServed<T>(
  name: string,
  live: Observable<T>,
  check: (value: unknown) => T | undefined,
): Observable<T> {
  return defer(() => {
    const isFresh = !outlived.has(name) && performance.now() < STAND_IN_MS;
    const first = isFresh ? servedAnswer(name, check) : undefined;
    const outlive = () => {
      outlived.add(name);
    };
    const answered = live.pipe(tap({ next: outlive, error: outlive }));
    return first === undefined ? answered : answered.pipe(startWith(first));
  });
}

import { expect } from 'vitest';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import type { RecordedTask, TestServices } from '../../support/services.ts';

/** The kind of a figure, without its owner: `bookings of a day`, `player`, `totals.letters`. */
function kindOf(key: string): string {
  const [first = '', _, ...rest] = key.split('.');
  const last = rest.at(-1) ?? '';
  if (first === 'day') return `${last} of a day`;
  if (first === 'tour') return `${last.replace(/_\d+$/, 's')} of a tour`;
  if (first === 'partner') return `${last} of a partner`;
  return ['player', 'conversation', 'needs', 'rating', 'stop'].includes(first) ? first : key;
}

/**
 * Operations that commit, and the recounts that follow from their commits. Each operation is held to exactly
 * what it must ask for. So it is enough to count once, at the end: that a recount is right, `counting.test.ts`
 * shows.
 */
export function asking(services: TestServices) {
  const { clock, tasks } = services;
  const open: RecordedTask[] = [];
  const keys = (): string[] => {
    const asked = tasks.recorded.splice(0).filter(({ queue }) => queue === 'recount');
    open.push(...asked);
    return asked.flatMap(({ payload }) => payload.keys as string[]);
  };
  return {
    /** Runs an operation `minutes` later. Expects that it asks for exactly these kinds of figures. */
    async does<T>(what: string, work: () => Promise<T>, kinds: readonly string[], minutes = 10): Promise<T> {
      keys();
      clock.advance(minutes * 60_000);
      const result = await work();
      const asked = new Set(keys().map((key) => kindOf(key)));
      expect.soft([...asked].toSorted(), what).toEqual([...kinds].toSorted());
      return result;
    },
    /** Counts all that was asked for. */
    async count(): Promise<void> {
      for (keys(); open.length > 0; keys())
        for (const task of open.splice(0)) {
          if (task.at > clock.now()) clock.set(task.at);
          await countFigures(services, task.payload);
        }
    },
    /** Forgets what was asked for. */
    forget() {
      tasks.recorded.length = 0;
      open.length = 0;
    },
  };
}

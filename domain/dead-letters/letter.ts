import { DEAD_AFTER, type DeadLetter, type Subject } from './schema.ts';

/** Whether an event that has failed once more is delivered no longer. @param happened when the event was sent */
export const isDead = (happened: Date, now: Date): boolean => now.getTime() - happened.getTime() >= DEAD_AFTER;

/** What a task's payload names: its strings and lists of strings. When it was to be done does not matter any more. */
export function subjectOfTask(payload: unknown): Subject {
  if (typeof payload !== 'object' || payload === null) return {};
  const isName = ([name, value]: [string, unknown]) =>
    name !== 'at' &&
    (typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')));
  return Object.fromEntries(Object.entries(payload).filter(isName));
}

/** An event or a task that was set aside. */
export type Failed = Pick<DeadLetter, 'function' | 'subject' | 'event_id' | 'source' | 'reason'> & { happened: Date };

/** The letter about some work after one more failure; `known` is what it said before. */
export function letterAbout({ happened, ...failed }: Failed, known: DeadLetter | null, now: Date): DeadLetter {
  return {
    ...failed,
    phone_numbers: numbersIn(failed.subject),
    failures: (known?.failures ?? 0) + 1,
    first_at: known && known.first_at < happened ? known.first_at : happened,
    last_at: now,
  };
}

/** E.164 numbers, also as a part of a figure's key. */
const numbersIn = (subject: Subject): string[] => [
  ...new Set(
    Object.values(subject).flatMap((value) => [value].flat().flatMap((one) => one.match(/\+\d{8,15}/g) ?? [])),
  ),
];

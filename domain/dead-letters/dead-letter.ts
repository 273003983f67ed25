import { DEAD_AFTER, type DeadLetter, type Subject } from './schema.ts';

/** @param happened when the event was sent */
export const isDeadLetter = (happened: Date, now: Date): boolean => now.getTime() - happened.getTime() >= DEAD_AFTER;

/** The strings and lists of strings in a task's payload. The payload's time (`at`) no longer matters. */
export function subjectOfTask(payload: unknown): Subject {
  if (typeof payload !== 'object' || payload === null) return {};
  const isName = ([name, value]: [string, unknown]) =>
    name !== 'at' &&
    (typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')));
  return Object.fromEntries(Object.entries(payload).filter(isName));
}

export type FailedWork = Pick<DeadLetter, 'function' | 'subject' | 'event_id' | 'source' | 'reason'> & {
  happened: Date;
};

/**
 * The dead letter after one more failure.
 * @param known the dead letter before this failure; null for the first
 */
export function deadLetterAbout({ happened, ...failed }: FailedWork, known: DeadLetter | null, now: Date): DeadLetter {
  return {
    ...failed,
    phone_numbers: numbersIn(failed.subject),
    failures: (known?.failures ?? 0) + 1,
    first_at: known && known.first_at < happened ? known.first_at : happened,
    last_at: now,
  };
}

/** The E.164 numbers in a subject, also those inside the key of a figure. */
const numbersIn = (subject: Subject): string[] => [
  ...new Set(
    Object.values(subject).flatMap((value) => [value].flat().flatMap((one) => one.match(/\+\d{8,15}/g) ?? [])),
  ),
];

import {
  after,
  formatClock,
  formatDeadline,
  fromLondonInput,
  londonDay,
  londonWeekday,
  startOfLondonDay,
} from '../time/index.ts';
import { type OpeningHours, OpeningHoursFault, parseOpeningHours, type Span, weekdays } from './parse.ts';

const HOUR = 3_600_000;
/** How many days ahead an opening is looked for. */
const HORIZON = 21;

/** A partner's hours; null when unknown or unreadable, so that they never stop a text to a hunt. */
export function hoursOf(stored: string | undefined): OpeningHours | null {
  if (!stored) return null;
  try {
    return parseOpeningHours(stored);
  } catch (fault) {
    if (fault instanceof OpeningHoursFault) return null;
    throw fault;
  }
}

/** An instant within the London day that is `days` after that of `at`; days may have 23 or 25 hours. */
const noonAfter = (at: Date, days: number) => after(startOfLondonDay(at), (24 * days + 12) * HOUR);

const spansOn = ({ week, exceptions }: OpeningHours, day: Date): readonly Span[] =>
  exceptions.get(londonDay(day)) ?? week[londonWeekday(day) - 1] ?? [];

/** The same for a day as it is written: `2026-12-25`. */
const spansOnDay = (hours: OpeningHours, day: string) => spansOn(hours, new Date(`${day}T12:00:00Z`));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The instants at which the spans of a day begin and end. */
function openingsOn(hours: OpeningHours, day: Date): { opens: Date; closes: Date }[] {
  const at = (minutes: number) => {
    const days = Math.floor(minutes / 1440);
    return fromLondonInput(`${londonDay(days > 0 ? noonAfter(day, days) : day)}T${clock(minutes % 1440)}`) ?? day;
  };
  return spansOn(hours, day).map(({ from, to }) => ({ opens: at(from), closes: at(to) }));
}

/** Until when a place is open that is open at an instant; null when it is closed then. */
export const openUntil = (hours: OpeningHours, at: Date): Date | null =>
  [-1, 0]
    .flatMap((days) => openingsOn(hours, noonAfter(at, days)))
    .find(({ opens, closes }) => opens <= at && at < closes)?.closes ?? null;

export const isOpenAt = (hours: OpeningHours, at: Date): boolean => openUntil(hours, at) !== null;

/** When a closed place opens next, and until when; null when it does not open within three weeks. */
export function nextOpening(hours: OpeningHours, at: Date): { opens: Date; closes: Date } | null {
  for (let days = 0; days <= HORIZON; days += 1) {
    const next = openingsOn(hours, noonAfter(at, days)).find(({ opens }) => opens > at);
    if (next) return next;
  }
  return null;
}

/**
 * 'today 17:00', 'tomorrow 09:00', 'Sat 10:00', '24 Dec, 10:00'.
 * @param isNow false when `at` is not the reader's present: 'at 17:00' instead of 'today'
 */
export function openingWords(opens: Date, at: Date, isNow = true): string {
  const days = Array.from({ length: 7 }, (_, n) => londonDay(noonAfter(at, n))).indexOf(londonDay(opens));
  if (days < 0) return formatDeadline(opens);
  const weekday = weekdays[londonWeekday(opens) - 1];
  if (!isNow) return days === 0 ? `at ${formatClock(opens)}` : `${weekday} ${formatClock(opens)}`;
  const day = days === 0 ? 'today' : days === 1 ? 'tomorrow' : weekday;
  return `${day} ${formatClock(opens)}`;
}

/** Whether a span of the London day has ended. */
export const hasEndedToday = (hours: OpeningHours, at: Date): boolean =>
  openingsOn(hours, at).some(({ closes }) => closes <= at);

/**
 * The hours in which both `a` and `b` hold, such as those of a bar and of its offer. Each day
 * counts by itself: 'daily 00:00-20:00' does not reach into the night before.
 */
export function sharedHours(a: OpeningHours, b: OpeningHours): OpeningHours {
  const both = (some: readonly Span[], others: readonly Span[]) =>
    some
      .flatMap(({ from, to }) =>
        others.map((other) => ({ from: Math.max(from, other.from), to: Math.min(to, other.to) })),
      )
      .filter(({ from, to }) => from < to);
  const days = [...a.exceptions.keys(), ...b.exceptions.keys()];
  return {
    week: a.week.map((spans, day) => both(spans, b.week[day] ?? [])),
    exceptions: new Map(days.map((day) => [day, both(spansOnDay(a, day), spansOnDay(b, day))])),
  };
}

const spanWords = (spans: readonly Span[]) =>
  spans.length === 0
    ? 'closed'
    : spans.map(({ from, to }) => `${clock(from)}-${clock(to > 1440 ? to - 1440 : to)}`).join(', ');

/** The hours of the week for people, equal days together: `Mon-Fri`, `09:00-17:00`. */
export function weekWords({ week }: OpeningHours): { days: string; hours: string }[] {
  const lines: { from: number; to: number; hours: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const hours = spanWords(spans);
    const last = lines.at(-1);
    if (last?.hours === hours) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines.map(({ from, to, hours }) => ({
    days: from === to ? `${weekdays[from]}` : `${weekdays[from]}-${weekdays[to]}`,
    hours,
  }));
}

/** The single days with other hours from a London day on, the next first. */
export const exceptionWords = ({ exceptions }: OpeningHours, from: string): { day: string; hours: string }[] =>
  [...exceptions]
    .filter(([day]) => day >= from)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, spans]) => ({ day, hours: spanWords(spans) }));

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours as search engines read them: https://schema.org/OpeningHoursSpecification. */
export function structuredHours({ week, exceptions }: OpeningHours) {
  const specification = ({ from, to }: Span) => ({
    '@type': 'OpeningHoursSpecification',
    opens: clock(from),
    closes: clock(to > 1440 ? to - 1440 : to),
  });
  return {
    openingHoursSpecification: week.flatMap((spans, day) =>
      spans.map((span) => ({ ...specification(span), dayOfWeek: schemaDays[day] })),
    ),
    ...(exceptions.size > 0 && {
      specialOpeningHoursSpecification: [...exceptions].flatMap(([day, spans]) =>
        // A day on which opening and closing are equal is closed, by Google's rule.
        (spans.length > 0 ? spans : [{ from: 0, to: 0 }]).map((span) => ({
          ...specification(span),
          validFrom: day,
          validThrough: day,
        })),
      ),
    }),
  };
}

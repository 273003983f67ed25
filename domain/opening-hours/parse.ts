/** From when until when a place is open, in minutes after midnight. Past midnight `to` exceeds 1440. */
export type Span = { readonly from: number; readonly to: number };

/** When a place is open: for each weekday, Monday first, and on single days (`2026-12-25`) instead. */
export type OpeningHours = {
  readonly week: readonly (readonly Span[])[];
  readonly exceptions: ReadonlyMap<string, readonly Span[]>;
};

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const DAY = 24 * 60;

/** A fault in typed opening hours, in words for the admin who types them. */
export class OpeningHoursFault extends Error {
  override readonly name = 'OpeningHoursFault';
}

/**
 * Reads opening hours: a line for some weekdays, or for a date that differs from its weekday.
 * A weekday without a line is closed.
 *
 *     Mon-Fri 08:00-18:00
 *     Sat, Sun 10:00-14:00, 18:00-02:00
 *     2026-12-25 closed
 *
 * @throws OpeningHoursFault with the first fault
 */
export function parseOpeningHours(text: string): OpeningHours {
  const week = new Map<number, readonly Span[]>();
  const exceptions = new Map<string, readonly Span[]>();
  for (const [index, line] of text.split('\n').entries()) {
    const written = line.trim();
    if (written === '') continue;
    const fault = (why: string) => new OpeningHoursFault(`Line ${index + 1}: ${why}`);
    const [, when = '', hours = ''] = /^(.*?)[\s:]+(closed|\d.*)$/i.exec(written) ?? [];
    if (!when) throw fault("write it like 'Mon-Fri 09:00-17:00', or '2026-12-25 closed'");
    const spans = spansIn(hours, fault);
    if (/^\d/.test(when)) {
      if (!isDate(when)) throw fault(`'${when}' is no date such as 2026-12-25`);
      if (exceptions.has(when)) throw fault(`${when} stands there twice`);
      exceptions.set(when, spans);
      continue;
    }
    for (const day of daysIn(when, fault)) {
      if (week.has(day)) throw fault(`${weekdays[day]} stands there twice`);
      week.set(day, spans);
    }
  }
  if (week.size === 0 && exceptions.size > 0) throw new OpeningHoursFault('Write the hours of the week too');
  return { week: weekdays.map((_, day) => week.get(day) ?? []), exceptions };
}

type Faulty = (why: string) => OpeningHoursFault;

function daysIn(when: string, fault: Faulty): number[] {
  if (/^(?:daily|every day)$/i.test(when)) return weekdays.map((_, day) => day);
  const dayOf = (name: string) => {
    const day = weekdays.findIndex((one) => name.trim().toLowerCase().startsWith(one.toLowerCase()));
    if (day < 0) throw fault(`'${name.trim()}' is not a weekday: use ${weekdays.join(', ')}`);
    return day;
  };
  return when.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split(/\s*[-–]\s*/);
    const [from, to] = [dayOf(first), dayOf(last)];
    const length = ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, n) => (from + n) % 7);
  });
}

function spansIn(hours: string, fault: Faulty): Span[] {
  if (/^closed$/i.test(hours)) return [];
  const spans = hours.split(',').map((part): Span => {
    const [, h1, m1, h2, m2] = /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(part) ?? [];
    const [from, to] = [Number(h1) * 60 + Number(m1), Number(h2) * 60 + Number(m2)];
    const isTime = (minutes: number, m: string | undefined) => minutes <= DAY && Number(m) < 60;
    if (!isTime(from, m1) || !isTime(to, m2) || from === DAY)
      throw fault(`'${part.trim()}' is not a time such as 09:00-17:00`);
    if (from === to) throw fault(`'${part.trim()}' begins when it ends`);
    return { from, to: to > from ? to : to + DAY };
  });
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  const overlap = ordered.find((span, n) => n > 0 && span.from < (ordered[n - 1]?.to ?? 0));
  if (overlap) throw fault('two times overlap');
  return ordered;
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

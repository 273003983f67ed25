import { type BookingPage, referenceOf, startStepsOf } from '@streetlore/domain/booking';
import type { FirstWall } from '@streetlore/domain/tour';
import { presentTime } from '../../server-time.ts';

type Wall = Pick<FirstWall, 'name' | 'place'>;

/** The entry in a calendar, from when the hunt can be started until it expires. */
export async function calendarOf(page: BookingPage, { name, place }: Wall): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const start = page.start_window?.opens_at ?? page.confirmed_at ?? presentTime();
  const calendar = ical({ name: 'Streetlore', prodId: { company: 'Streetlore', product: 'Your hunt' } });
  calendar.createEvent({
    id: `${page.booking_id}@streetlore`,
    sequence: page.time_changes ?? 0,
    start,
    end: page.expires_at ?? start,
    summary: `Streetlore: ${page.tour_name}`,
    description: [
      ...startStepsOf(page).map(({ title, text }) => `${title}: ${text}`),
      `Reference ${referenceOf(page.booking_id)}`,
    ].join('\n'),
    ...(name && {
      location: { title: name, ...(place && { geo: { lat: place.latitude, lon: place.longitude } }) },
    }),
  });
  return calendar.toString();
}

/** Saves the entry as a file, which every calendar opens. */
export async function saveToCalendar(page: BookingPage, wall: Wall): Promise<void> {
  const file = new Blob([await calendarOf(page, wall)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'streetlore.ics';
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

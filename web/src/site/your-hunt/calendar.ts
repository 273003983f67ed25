import {
  type BookingPage,
  plannedHunt,
  referenceOf,
  startStepsOf,
  yourHuntTexts as texts,
} from '@streetlore/domain/booking';
import { mapsLink } from '@streetlore/domain/city';
import { routes } from '@streetlore/domain/paths';
import { type FirstWall, stationLine } from '@streetlore/domain/tour';

/** Where and how long the hunt is, and the address of its team's page. */
type Entry = {
  /** Null while the tour is not known. */
  readonly wall: FirstWall | null;
  /** The tour's duration as its page says it. */
  readonly duration: string;
  /** The link for the group, which opens the team's page: an entry is shared with whoever comes along. */
  readonly teamLink: string;
};

/**
 * The entry in a calendar: the hunt itself, as long as it takes, inside the time in which it can be
 * started. The entry says from when until when that is.
 */
export async function calendarOf(page: BookingPage, { wall, duration, teamLink }: Entry): Promise<string> {
  const { default: ical } = await import('ical-generator');
  const { start, end, window } = plannedHunt(page, duration);
  const calendar = ical({ name: 'Streetlore', prodId: { company: 'Streetlore', product: 'Your hunt' } });
  const { name = null, place = null } = wall ?? {};
  const where = place ?? name;
  calendar.createEvent({
    id: `${page.booking_id}@streetlore`,
    sequence: page.time_changes ?? 0,
    start,
    end,
    summary: `Streetlore: ${page.tour_name}`,
    url: teamLink,
    description: [
      ...(window ? [window] : []),
      ...(name ? [`${texts.where}: ${name}`] : []),
      ...(wall ? [stationLine(wall)] : []),
      ...(where ? [mapsLink(where)] : []),
      ...startStepsOf(page).map(({ title, text }) => `${title}: ${text}`),
      texts.teamLink(teamLink),
      `${texts.reference} ${referenceOf(page.booking_id)}`,
    ]
      .filter((line) => line !== null)
      .join('\n'),
    ...(name && {
      location: { title: name, ...(place && { geo: { lat: place.latitude, lon: place.longitude } }) },
    }),
  });
  return calendar.toString();
}

/** The address of the team's page behind its token. */
export const teamLinkOf = (token: string): string => `${location.origin}${routes.teamPage}#${token}`;

/** Saves the entry as a file, which every calendar opens. */
export async function saveToCalendar(page: BookingPage, entry: Entry): Promise<void> {
  const file = new Blob([await calendarOf(page, entry)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'streetlore.ics';
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

import { yourHuntTexts } from '../booking/page-texts.ts';
import type { Booking } from '../booking/schema.ts';
import { areaOfName, mapsLink, neighborhoods, openInMaps } from '../city/index.ts';
import type { MailFact, MailPart, Spray } from '../mail/index.ts';
import { firstWallOf, STATION_OF_TOUR, type Tour, visitLabels } from '../tour/index.ts';

/** The tour that a mail tells of; null when there is no such tour any more. */
export type MailedTour = Pick<Tour, 'neighborhood' | 'first_wall' | 'station' | 'walls'> | null;

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
export const lead = (text: string): MailPart => ({ kind: 'paragraph', text, size: 'lead' });
export const small = (text: string): MailPart => ({ kind: 'paragraph', text, size: 'small' });
export const facts = (...all: MailFact[]): MailPart => ({ kind: 'facts', facts: all });

/** The colour of the tour's neighbourhood. */
export function sprayOf({ tour }: { readonly tour: MailedTour }): Spray {
  const area = areaOfName(tour?.neighborhood ?? '');
  return area === 'unknown' ? 'yellow' : neighborhoods[area].spray;
}

/**
 * Where the hunt begins: the wall with a map, and the station. What nobody has filled in is left out.
 * @param party the party that the booking is a team of: some teams begin at another wall
 */
export function where({ tour }: { readonly tour: MailedTour }, party?: Booking['party']): MailFact[] {
  if (!tour) return [];
  const { name, place, station, isAtStation } = firstWallOf(tour, party?.first_stop);
  const facts: MailFact[] = [];
  if (name) facts.push({ label: yourHuntTexts.where, value: [name], link: mapOf(place ?? name) });
  if (station) facts.push({ label: isAtStation ? visitLabels.station : STATION_OF_TOUR, value: [station] });
  return facts;
}

const mapOf = (place: Parameters<typeof mapsLink>[0]) => ({ label: openInMaps, address: mapsLink(place) });

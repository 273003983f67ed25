import { yourHuntTexts } from '../booking/page-texts.ts';
import { areaOfName, mapsLink, neighborhoods, openInMaps } from '../city/index.ts';
import type { MailFact, MailPart, Spray } from '../mail/index.ts';
import { type Tour, visitLabels } from '../tour/index.ts';

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

/** Where the hunt begins. What nobody has filled in is left out. */
export function where({ tour }: { readonly tour: MailedTour }): MailFact[] {
  if (!tour) return [];
  const { first_wall, station, walls } = tour;
  const map = { label: openInMaps, address: mapsLink(walls[0] ?? first_wall) };
  return [
    { label: yourHuntTexts.where, value: [first_wall], link: map },
    { label: visitLabels.station, value: [station] },
  ].filter(({ value }) => value.every(Boolean));
}

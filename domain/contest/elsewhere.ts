import { neighborhoodSlugs } from '../neighborhood/places.ts';
import type { Submission } from './schema.ts';

/** Shown instead of a place name wherever a photo from outside London appears. */
export const OUTSIDE_LONDON = 'Outside London';

/** The place names of a photo from outside London: empty, since London's would be wrong and others could lead to a home. */
export const elsewhereNames = { country: 'Elsewhere', city: OUTSIDE_LONDON, neighborhood: '' } as const;

/**
 * Whether a photo's own GPS lies outside London. Coordinates are published inside London alone, so a photo with GPS and
 * without coordinates lies outside, whenever it was sent.
 */
export const isElsewhere = (photo: Pick<Submission, 'has_gps' | 'latitude' | 'longitude'>): boolean =>
  photo.has_gps && (photo.latitude === null || photo.longitude === null);

/** Where a photo was taken, as it is shown. What GPS says counts before any name that was put in the form. */
export const placeShown = (photo: Pick<Submission, 'has_gps' | 'latitude' | 'longitude' | 'location'>): string =>
  isElsewhere(photo) ? OUTSIDE_LONDON : photo.location;

const londonTags: readonly string[] = ['london', ...neighborhoodSlugs];

/** Tags without those that name London or one of its neighbourhoods. */
export const withoutLondon = (tags: readonly string[]): string[] => tags.filter((tag) => !londonTags.includes(tag));

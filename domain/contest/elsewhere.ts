import { city } from '../city/city.ts';
import { neighborhoodNames, neighborhoodSlugs } from '../city/neighborhoods.ts';
import type { Analysis } from './analysis.ts';
import type { Submission } from './schema.ts';

/** Shown instead of a place name wherever a photo from outside London appears. */
export const OUTSIDE_LONDON = `Outside ${city.name}`;

/** Names for a photo from outside London. London's would be wrong, and others could lead to a home. */
export const elsewhereNames = { country: 'Elsewhere', city: OUTSIDE_LONDON, neighborhood: '' } as const;

/** Whether a photo's GPS lies outside London. We publish no coordinates of such a photo. */
export const isElsewhere = (photo: Pick<Submission, 'has_gps' | 'latitude' | 'longitude'>): boolean =>
  photo.has_gps && (photo.latitude === null || photo.longitude === null);

/** The place shown for a photo. GPS counts before any name typed in the form. */
export const placeShown = (photo: Pick<Submission, 'has_gps' | 'latitude' | 'longitude' | 'location'>): string =>
  isElsewhere(photo) ? OUTSIDE_LONDON : photo.location;

const londonTags: readonly string[] = [city.slug, ...neighborhoodSlugs];

export const withoutLondon = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !londonTags.some((name) => `-${tag}-`.includes(`-${name}-`)));

const londonNames: readonly string[] = [city.name, ...neighborhoodNames];
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The place names that the analysis guessed from how a photo looks. */
export const guessedPlaces = ({ location, area }: Pick<Analysis, 'location' | 'area'>): string[] =>
  [...location.split(','), area ?? ''].map((name) => name.trim()).filter(Boolean);

/**
 * The suggested title and description of a photo with GPS, without the place names that the model
 * only guessed. The title loses their names; the description loses each sentence that has one.
 * @param place the address of the GPS position, whose names stay; null outside London
 */
export function withoutGuess(
  { title, description, ...looks }: Analysis,
  place: string | null,
): Pick<Analysis, 'title' | 'description'> {
  const known = `${city.name} ${place ?? ''}`.toLowerCase();
  const guessed = guessedPlaces(looks);
  const wrong =
    place === null ? [...guessed, ...londonNames] : guessed.filter((name) => !known.includes(name.toLowerCase()));
  if (wrong.length === 0) return { title, description };
  const names = `\\b(?:${wrong.map(escaped).join('|')})\\b`;
  const inTitle = new RegExp(`(?:\\s*,|\\s+(?:in|at|on|near|from|by))?\\s*${names}`, 'gi');
  const isGuess = new RegExp(names, 'i');
  const sentences = description.split(/(?<=[.!?])\s+/).filter((sentence) => !isGuess.test(sentence));
  return { title: title.replace(inTitle, '').trim(), description: sentences.join(' ') };
}

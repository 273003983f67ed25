import { neighborhoodSlugs, neighborhoods } from '../neighborhood/places.ts';
import type { Analysis } from './analysis.ts';
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
export const withoutLondon = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !londonTags.some((name) => `-${tag}-`.includes(`-${name}-`)));

const londonNames: readonly string[] = ['London', ...Object.values(neighborhoods).map(({ name }) => name)];
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The places that a photo's looks were taken for. */
export const guessedPlaces = ({ location, area }: Pick<Analysis, 'location' | 'area'>): string[] =>
  [...location.split(','), area ?? ''].map((name) => name.trim()).filter(Boolean);

/**
 * What a photo's looks suggest as its title and description, where its GPS says the place: the title loses the names that were guessed,
 * the description each sentence with one of them.
 * @param place how the address of its GPS reads, whose names stay; null outside London, where no name of London's can be right
 */
export function withoutGuess(
  { title, description, ...looks }: Analysis,
  place: string | null,
): Pick<Analysis, 'title' | 'description'> {
  const known = `london ${place ?? ''}`.toLowerCase();
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

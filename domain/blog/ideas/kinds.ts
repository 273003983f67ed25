import { city } from '../../city/index.ts';
import { type BlogSuggestion, PHOTOS_PER_SUGGESTION, type SuggestionData, type SuggestionType } from '../suggestion.ts';
import { comparable, type IdeaPhoto, type IdeaSources, mentions, nameOf } from './sources.ts';

/** How many photos or partners each kind of idea needs, and how many candidates it considers. */
export const thresholds = {
  neighborhoodPhotos: 1,
  artistTags: 10,
  artistPhotos: 3,
  places: 8,
  placePhotos: 5,
  tourPhotos: 1,
  techniquePhotos: 5,
  foodPartners: 3,
} as const;

/**
 * The priority of each kind. The spec leaves the priorities open. Ours, the highest first:
 * 1. Kinds that sell a walk in a neighbourhood.
 * 2. Kinds with photos behind them; each photo adds one, up to ten.
 * 3. Kinds that never go out of date.
 */
const priorities: Readonly<Record<SuggestionType, number>> = {
  neighborhood_guide: 80,
  tour_enhancement: 70,
  artist_profile: 60,
  location_listicle: 55,
  technique_guide: 50,
  food_crossover: 45,
  evergreen: 30,
};
const MAX_FOR_PHOTOS = 10;

const techniques: Readonly<Record<string, readonly string[]>> = {
  Stencil: ['stencil', 'stencils'],
  Mural: ['mural', 'murals'],
  Graffiti: ['graffiti'],
  'Paste-Up': ['paste up', 'paste ups', 'pasteup', 'wheatpaste'],
  Installation: ['installation', 'installations'],
};

const foodTypes: ReadonlySet<string> = new Set(['Restaurant', 'Café', 'Coffee Shop', 'Bakery', 'Pub']);

/** Tags that say what or where a picture is. Such a tag is not an artist's name. */
const noArtist = new Set([
  ...[
    'street art',
    'urban art',
    'art',
    city.slug,
    'known artist',
    'wall',
    'urban',
    'spray paint',
    'wildstyle',
    'letters',
  ],
  ...Object.values(techniques).flat(),
]);

const nothing: SuggestionData = { neighborhood: null, contestSubmissions: [], tour: null };

function idea(
  type: SuggestionType,
  title: string,
  photos: readonly IdeaPhoto[],
  about: Partial<SuggestionData> = {},
): BlogSuggestion {
  const contestSubmissions = photos.slice(0, PHOTOS_PER_SUGGESTION).map(({ id, title }) => ({ id, title }));
  const priority = priorities[type] + Math.min(photos.length, MAX_FOR_PHOTOS);
  return { title, type, priority, relatedData: { ...nothing, ...about, contestSubmissions } };
}

/** The distinct names in the order of their first appearance, each with its photos. */
function grouped(photos: readonly IdeaPhoto[], namesOf: (photo: IdeaPhoto) => readonly (string | null)[]) {
  const groups = new Map<string, { name: string; photos: IdeaPhoto[] }>();
  for (const photo of photos)
    for (const text of namesOf(photo)) {
      const name = nameOf(text ?? '');
      if (name === null) continue;
      const group = groups.get(comparable(name)) ?? { name, photos: [] };
      groups.set(comparable(name), group);
      if (!group.photos.includes(photo)) group.photos.push(photo);
    }
  return [...groups.values()];
}

export const neighborhoodGuides = ({ photos, posts }: IdeaSources): BlogSuggestion[] =>
  grouped(photos, ({ neighborhood }) => [neighborhood])
    .filter((group) => group.photos.length >= thresholds.neighborhoodPhotos)
    .filter(({ name }) => !posts.some(({ topic }) => mentions(topic, name)))
    .map((group) =>
      idea('neighborhood_guide', `${group.name} Street Art: A Complete Neighbourhood Guide`, group.photos, {
        neighborhood: group.name,
      }),
    );

export function artistProfiles({ photos }: IdeaSources): BlogSuggestion[] {
  const places = new Set(photos.map(({ neighborhood }) => comparable(neighborhood)));
  return grouped(photos, ({ tags }) => tags.map((tag) => tag.replaceAll('-', ' ')))
    .filter(({ name }) => !noArtist.has(comparable(name)) && !places.has(comparable(name)))
    .slice(0, thresholds.artistTags)
    .filter((group) => group.photos.length >= thresholds.artistPhotos)
    .map((group) =>
      idea('artist_profile', `Artist Spotlight: ${inTitleCase(group.name)} in ${city.name}`, group.photos),
    );
}

export const locationListicles = ({ photos }: IdeaSources): BlogSuggestion[] =>
  grouped(photos, ({ place_name }) => [place_name])
    .slice(0, thresholds.places)
    .filter((group) => group.photos.length >= thresholds.placePhotos)
    .map((group) => idea('location_listicle', `The Walls to See Around ${group.name}`, group.photos));

export const tourEnhancements = ({ photos, tours }: IdeaSources): BlogSuggestion[] =>
  tours.flatMap(({ id, name, neighborhood }) => {
    const there = photos.filter((photo) => comparable(photo.neighborhood) === comparable(neighborhood));
    if (there.length < thresholds.tourPhotos) return [];
    return [
      idea('tour_enhancement', `Beyond the ${name}: More Street Art in ${neighborhood}`, there, {
        neighborhood,
        tour: { id, name },
      }),
    ];
  });

export const techniqueGuides = ({ photos }: IdeaSources): BlogSuggestion[] =>
  Object.entries(techniques).flatMap(([technique, words]) => {
    const shown = photos.filter(({ title, description, tags }) =>
      words.some((word) => mentions([title, description, ...tags].join(' . '), word)),
    );
    if (shown.length < thresholds.techniquePhotos) return [];
    return [idea('technique_guide', `Understanding ${technique} Art: A ${city.name} Field Guide`, shown)];
  });

export function foodCrossover({ partners }: IdeaSources): BlogSuggestion[] {
  const tables = partners.filter(({ type, status }) => status === 'active' && foodTypes.has(type));
  if (tables.length < thresholds.foodPartners) return [];
  return [idea('food_crossover', 'Street Art and Street Food: Where to Eat Between the Walls', [])];
}

const evergreens = [
  "A Beginner's Guide to London Street Art",
  "The Best Time of Day to See London's Street Art",
  'Street Art With Children: A Rainy-Day Plan for London',
  'Legal Walls of London: Where Anybody May Paint',
] as const;

export const evergreenIdeas = (): BlogSuggestion[] => evergreens.map((title) => idea('evergreen', title, []));

const inTitleCase = (name: string) => name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

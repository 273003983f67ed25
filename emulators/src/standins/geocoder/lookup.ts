import { towns } from './elsewhere.ts';
import { londonPlaces } from './london.ts';

/**
 * The parts of an address under OpenCage's own keys. The place decides which keys are present, and
 * a few values are lists (opencagedata.com/api#response).
 */
type Components = { _category: string; _type: string } & Record<string, string | string[]>;

/** One result, as OpenCage documents it for reverse look-ups without annotations. */
export type GeocodedPlace = {
  components: Components;
  /** The size of the box round the place, from 0 (large) to 10 (small). */
  confidence: number;
  /** Distance from the position asked for to the place found. */
  distance_from_q: { meters: number };
  formatted: string;
  /** The position of the place found, not the position asked for. */
  geometry: Position;
};

type Position = { lat: number; lng: number };

/** Greater London in degrees: a box inside the M25. */
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 };
const farthestTownKm = 300;

/**
 * Finds the address nearest to a position. At sea the result names only the water, as OpenCage
 * does.
 */
export function lookUp(position: Position): GeocodedPlace {
  if (isInLondon(position)) return inLondon(position);
  const { item: town, km } = nearest(towns, position);
  if (km > farthestTownKm) {
    const water = position.lng < -20 && position.lng > -80 ? 'Atlantic Ocean' : 'open water';
    return {
      components: { _category: 'natural/water', _type: 'body_of_water', body_of_water: water },
      formatted: water,
      confidence: 1,
      ...at(position, 0),
    };
  }
  const components = {
    'ISO_3166-1_alpha-2': town.code.toUpperCase(),
    _normalized_city: town.city,
    _category: 'place',
    _type: 'city',
    city: town.city,
    continent: town.continent,
    country: town.country,
    country_code: town.code,
    state: town.state,
  };
  const formatted = `${town.city}, ${town.state}, ${town.country}`;
  return { components, formatted, confidence: km < 15 ? 5 : 2, ...at(town, km) };
}

function inLondon(position: Position): GeocodedPlace {
  const { item: place, km } = nearest(londonPlaces, position);
  const isOnTheRoad = km < 1.2;
  const isAtThePlace = km < 0.08;
  const components: Components = {
    'ISO_3166-1_alpha-2': 'GB',
    'ISO_3166-1_alpha-3': 'GBR',
    'ISO_3166-2': ['GB-ENG'],
    _normalized_city: 'London',
    _category: isOnTheRoad ? 'road' : 'place',
    _type: isOnTheRoad ? 'road' : 'suburb',
    city: 'London',
    city_district: place.borough,
    continent: 'Europe',
    country: 'United Kingdom',
    country_code: 'gb',
    state: 'England',
    state_code: 'ENG',
    state_district: 'Greater London',
    suburb: place.suburb,
    ...(isOnTheRoad && { neighbourhood: place.neighbourhood, road: place.road, postcode: place.postcode }),
    ...(isAtThePlace && place.houseNumber && { house_number: place.houseNumber }),
    ...(isAtThePlace && place.at && { [place.at.kind]: place.at.name }),
  };
  const parts = isOnTheRoad
    ? [
        isAtThePlace ? place.at?.name : undefined,
        isAtThePlace && place.houseNumber ? `${place.houseNumber} ${place.road}` : place.road,
        place.neighbourhood,
        `London ${place.postcode}`,
        'United Kingdom',
      ]
    : [place.suburb, 'London', 'United Kingdom'];
  return {
    components,
    formatted: parts.filter(Boolean).join(', '),
    confidence: isAtThePlace ? 10 : isOnTheRoad ? 9 : 7,
    ...at(place, km),
  };
}

const at = ({ lat, lng }: Position, km: number) => ({
  distance_from_q: { meters: Math.round(1000 * km) },
  geometry: { lat, lng },
});

function isInLondon({ lat, lng }: Position): boolean {
  return lat > london.south && lat < london.north && lng > london.west && lng < london.east;
}

function nearest<Item extends Position>(items: readonly Item[], position: Position): { item: Item; km: number } {
  const ranked = items.map((item) => ({ item, km: distanceKm(item, position) })).sort((a, b) => a.km - b.km);
  const [first] = ranked;
  if (!first) throw new Error('The table of places is empty');
  return first;
}

function distanceKm(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * 6_371 * Math.asin(Math.sqrt(half));
}

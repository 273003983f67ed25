import { towns } from './elsewhere.ts';
import { londonPlaces } from './london.ts';

export type Components = Record<string, string>;
export type Found = { components: Components; formatted: string; confidence: number };

type Position = { lat: number; lng: number };

/** Greater London, as a box around the M25's inside. */
const london = { south: 51.28, north: 51.7, west: -0.52, east: 0.34 };
const farthestTownKm = 300;

/** The address nearest to a position; at sea only the water is named, as OpenCage does. */
export function lookUp(position: Position): Found {
  if (isInLondon(position)) return inLondon(position);
  const { item: town, km } = nearest(towns, position);
  if (km > farthestTownKm) {
    const water = position.lng < -20 && position.lng > -80 ? 'Atlantic Ocean' : 'open water';
    return {
      components: { _category: 'natural/water', _type: 'body_of_water', body_of_water: water },
      formatted: water,
      confidence: 1,
    };
  }
  const components = {
    'ISO_3166-1_alpha-2': town.code.toUpperCase(),
    _category: 'place',
    _type: 'city',
    city: town.city,
    continent: town.continent,
    country: town.country,
    country_code: town.code,
    state: town.state,
  };
  return { components, formatted: `${town.city}, ${town.state}, ${town.country}`, confidence: km < 15 ? 5 : 2 };
}

function inLondon(position: Position): Found {
  const { item: place, km } = nearest(londonPlaces, position);
  const isOnTheRoad = km < 1.2;
  const isAtThePlace = km < 0.08;
  const components: Components = {
    'ISO_3166-1_alpha-2': 'GB',
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
  };
}

function isInLondon({ lat, lng }: Position): boolean {
  return lat > london.south && lat < london.north && lng > london.west && lng < london.east;
}

function nearest<Item extends Position>(items: readonly Item[], position: Position): { item: Item; km: number } {
  const ranked = items.map((item) => ({ item, km: distanceKm(item, position) })).sort((a, b) => a.km - b.km);
  const [first] = ranked;
  if (!first) throw new Error('The table of places is empty');
  return first;
}

/** Great-circle distance by the haversine formula. */
function distanceKm(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * 6_371 * Math.asin(Math.sqrt(half));
}

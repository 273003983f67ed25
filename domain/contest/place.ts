import * as z from 'zod/mini';
import { isInLondon, city as ourCity } from '../city/index.ts';
import { hierarchySlug } from '../slug/index.ts';

/** Where something is, in degrees (WGS 84). */
export const positionSchema = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Position = z.infer<typeof positionSchema>;

const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= bound;

/**
 * The position that an EXIF reader found; null unless it is a place on earth.
 * - A receiver without a fix writes 0° N 0° E.
 * - A position needs its E/W letter: readers take a missing letter for E, but London lies on both
 * sides of the meridian.
 */
export function gpsPosition(found: Readonly<Record<string, unknown>>): Position | null {
  const { latitude, longitude, GPSLatitudeRef: north, GPSLongitudeRef: east } = found;
  const isSided = (north === 'N' || north === 'S') && (east === 'E' || east === 'W');
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180) && (latitude !== 0 || longitude !== 0);
  return isSided && isPlace ? { latitude, longitude } : null;
}

/** The EXIF tags from which a reader derives what `gpsPosition` judges. */
export const gpsTags = ['GPSLatitude', 'GPSLatitudeRef', 'GPSLongitude', 'GPSLongitudeRef'] as const;

/** A reading less accurate than this many metres cannot give the address of a wall. */
const ACCURACY_LIMIT = 100;

/** A reading less accurate than this many metres cannot even give the neighbourhood. */
const AREA_LIMIT = 2000;

/** The location of a photo when nothing better is known. */
export const DEFAULT_LOCATION = ourCity.name;
export const DEFAULT_COUNTRY = ourCity.country.name;

/** How long (ms) and how precisely the browser looks for its position. */
export const geolocationOptions = { timeout: 10_000, enableHighAccuracy: true } as const;

/** Whether we may look up a reading's address: inside the London box, accuracy unknown or under 100 m. */
export function isUsableReading({ latitude, longitude, accuracy }: Position & { accuracy?: number | null }): boolean {
  return isInLondon(latitude, longitude) && (accuracy == null || accuracy < ACCURACY_LIMIT);
}

/** Whether a reading too rough for an address still gives the neighbourhood. `accuracy` in metres. */
export const isAreaKnown = (accuracy: number): boolean => accuracy < AREA_LIMIT;

/** `51.523000° N, 0.071000° W`: shown when no address was found. */
export function coordinatesText({ latitude, longitude }: Position): string {
  const degrees = (value: number, letters: readonly [string, string]) =>
    `${Math.abs(value).toFixed(6)}° ${letters[value < 0 ? 1 : 0]}`;
  return `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`;
}

/** A place as the geocoder names it. A part is null when the geocoder has no name for it. */
const detailedLocationSchema = z.object({
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  street_address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  place_name: z.nullable(z.string()),
  formatted: z.string(),
});
export type DetailedLocation = z.infer<typeof detailedLocationSchema>;

export const noAddress: Omit<DetailedLocation, 'formatted'> = {
  country: null,
  city: null,
  neighborhood: null,
  street_address: null,
  postal_code: null,
  place_name: null,
};

export function areaOnly({ country, city, neighborhood }: DetailedLocation): DetailedLocation {
  const formatted = [neighborhood, city ?? DEFAULT_LOCATION].filter(Boolean).join(', ');
  return { ...noAddress, country, city, neighborhood, formatted };
}

export const reverseGeocodeInput = positionSchema;
export const reverseGeocodeOutput = detailedLocationSchema;

/** A country's part of the path. A missing country and the United Kingdom are `uk`. */
const countrySlug = (country: string) => {
  const slug = hierarchySlug(country);
  return slug === '' || slug === hierarchySlug(ourCity.country.name) ? ourCity.country.slug : slug;
};

/** The last four parts of `/contest/{country}/{city}/{neighborhood}/{title}`. */
export type PlaceParts = { country: string; city: string; neighborhood: string; title: string };

/**
 * A photo's `path`, such as `uk/london/shoreditch/crane-on-bacon-street`:
 * - London stands in for a missing country or city. The city stands in for a missing neighbourhood.
 * - The photo's own slug stands in for a title that no address can hold (emoji, Cyrillic). With
 * 'photo', all such photos of a neighbourhood would share one address.
 */
export function placePath({ country, city, neighborhood, title }: PlaceParts, slug = 'photo'): string {
  return [
    countrySlug(country),
    hierarchySlug(city) || ourCity.slug,
    hierarchySlug(neighborhood) || hierarchySlug(city) || ourCity.slug,
    hierarchySlug(title) || slug,
  ].join('/');
}

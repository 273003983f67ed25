import { city } from './city.ts';

/** Whether coordinates (degrees, WGS 84) lie in the city's box, edges included. */
export function isInLondon(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = city.box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** What a link to a map is called. */
export const openInMaps = 'Open in maps';

/** A Google Maps search for coordinates, or for a place by its name or address. */
export function mapsLink(place: { latitude: number; longitude: number } | string): string {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

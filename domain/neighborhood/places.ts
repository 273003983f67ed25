/** The four neighbourhoods of the product, by the slug in their addresses. */
export const neighborhoods = {
  shoreditch: { name: 'Shoreditch', keywords: ['shoreditch', 'brick lane', 'calvert', 'holywell'] },
  brixton: { name: 'Brixton', keywords: ['brixton', 'tunstall', 'ferndale'] },
  camden: { name: 'Camden', keywords: ['camden', 'pratt street', 'chalk farm'] },
  'hackney-wick': { name: 'Hackney Wick', keywords: ['hackney', 'queen', 'wallis'] },
} as const;

export type Neighborhood = keyof typeof neighborhoods;

/** The area of an address: `unknown` when the address has no keyword of the spec. */
export type Area = Neighborhood | 'unknown';

export const neighborhoodSlugs = Object.keys(neighborhoods) as Neighborhood[];

/**
 * The area of a street address, by the spec's keywords. The first match in the spec's order wins.
 */
export function areaOfAddress(address: string): Area {
  const text = address.toLowerCase();
  return (
    neighborhoodSlugs.find((slug) => neighborhoods[slug].keywords.some((word) => text.includes(word))) ?? 'unknown'
  );
}

/**
 * The area that free text names, such as a tour's `neighborhood` ('Hackney Wick'); `unknown` for
 * any other text.
 */
export function areaOfName(name: string): Area {
  const slug = name.trim().toLowerCase().replace(/\s+/g, '-');
  return neighborhoodSlugs.find((known) => known === slug) ?? areaOfAddress(name);
}

/**
 * The box for photos from London (degrees, WGS 84). A photo inside it counts as one from London.
 */
export const londonBox = { south: 51.3, north: 51.7, west: -0.5, east: 0.3 } as const;

/** Whether coordinates lie in the London box, edges included. */
export function isInLondon(latitude: number, longitude: number): boolean {
  return (
    latitude >= londonBox.south &&
    latitude <= londonBox.north &&
    longitude >= londonBox.west &&
    longitude <= londonBox.east
  );
}

/** A Google Maps search for coordinates, or for a place by its name or address. */
export function mapsLink(place: { latitude: number; longitude: number } | string): string {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

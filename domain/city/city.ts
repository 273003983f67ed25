/** The city of the product: all code reads its name, addresses, map and time zone from here. */
export const city = {
  name: 'London',
  /** The city in addresses and tags. */
  slug: 'london',
  country: {
    name: 'United Kingdom',
    /** ISO 3166-1. */
    code: 'GB',
    slug: 'uk',
  },
  /** The zone (IANA) in which a day, week, month and year of the product begin. */
  timeZone: 'Europe/London',
  /** The box for photos from the city (degrees, WGS 84). */
  box: { south: 51.3, north: 51.7, west: -0.5, east: 0.3 },
  /** Brick Lane, where most walls are: where a map begins that has no pin yet. */
  mapStart: { latitude: 51.5219, longitude: -0.0717 },
} as const;

/** The city's part of addresses, as in `/tours/uk/london/…`. */
export const cityRoute = `${city.country.slug}/${city.slug}` as const;

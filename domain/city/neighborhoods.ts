/** The four neighbourhoods, by slug. Addresses contain `keywords`; `spray` is a colour of tokens.css. */
export const neighborhoods = {
  shoreditch: {
    name: 'Shoreditch',
    keywords: ['shoreditch', 'brick lane', 'calvert', 'holywell'],
    spray: 'magenta',
  },
  brixton: { name: 'Brixton', keywords: ['brixton', 'tunstall', 'ferndale'], spray: 'yellow' },
  camden: { name: 'Camden', keywords: ['camden', 'pratt street', 'chalk farm'], spray: 'cyan' },
  'hackney-wick': { name: 'Hackney Wick', keywords: ['hackney', 'queen', 'wallis'], spray: 'green' },
} as const;

export type Neighborhood = keyof typeof neighborhoods;

/** The area of an address: `unknown` when the address has no keyword of the spec. */
export type Area = Neighborhood | 'unknown';

export const neighborhoodSlugs = Object.keys(neighborhoods) as Neighborhood[];

export const neighborhoodNames = Object.values(neighborhoods).map(({ name }) => name);

/** The names as a sentence lists them: 'Shoreditch, Brixton, Camden and Hackney Wick'. */
export const neighborhoodList = `${neighborhoodNames.slice(0, -1).join(', ')} and ${neighborhoodNames.at(-1)}`;

/** The area of a street address by the spec's keywords; the first match wins. */
export function areaOfAddress(address: string): Area {
  const text = address.toLowerCase();
  return (
    neighborhoodSlugs.find((slug) => neighborhoods[slug].keywords.some((word) => text.includes(word))) ?? 'unknown'
  );
}

/** The slug of a neighbourhood's name: 'Hackney Wick' and 'hackney-wick' are the same place. */
export const neighborhoodSlug = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** The area that free text names, such as 'Hackney Wick'; `unknown` for any other text. */
export function areaOfName(name: string): Area {
  const slug = neighborhoodSlug(name);
  return neighborhoodSlugs.find((known) => known === slug) ?? areaOfAddress(name);
}

import type { Artist } from './schema.ts';

export const artistTexts = {
  label: 'Artist',
  hint: 'Who made the work in the picture. Everybody sees it.',
  link: "Artist's page",
  linkHint: 'A web address, if the artist has one.',
  /** @param of ' of stop 2' for an artist who is not the form's only one */
  isUnknown: (of: string) => `Artist${of} unknown`,
  needsName: "Please enter the artist's name",
  /** Before the name, beside a picture. */
  by: 'Art:',
  unknown: 'Artist unknown',
  /** The AI's guess, in the form of the contest. */
  suggested: (name: string) => `The AI thinks that it is by ${name}. It may be wrong.`,
  use: (name: string) => `Use “${name}”`,

  pageTitle: (name: string) => name,
  pageDescription: (name: string) => `Walls and photos of street art by ${name} in London, seen by Streetlore.`,
  lead: 'Works that we know, and where they are.',
  ownPage: (name: string) => `${name}’s own page`,
  loading: 'Loading the artist...',
  failed: 'Failed to load the artist. Please try again.',
  notFound: 'Artist not found',
  notFoundWhy: 'We know no wall and no photo by this artist.',
  back: 'Photo contest',
  photos: 'Photos',
  walls: 'Walls of our hunts',
  posts: 'In the blog',
  /** The wall of a hunt: 'Stop 2 of Color & Vinyl'. */
  wallOf: (stop: number, tour: string) => `Stop ${stop} of ${tour}`,
  wrong: 'Is something wrong here, or is this your work? Write to us:',
  contact: 'contact',
} as const;

/** The artist in one line of plain text; null while nobody has said anything. */
export const artistLine = (artist: Artist | null): string | null => {
  if (artist === null) return null;
  return artist.name === null ? artistTexts.unknown : `${artistTexts.by} ${artist.name}`;
};

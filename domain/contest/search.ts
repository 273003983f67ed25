import { matchesSearch } from '../wording/search.ts';
import type { Submission, SubmissionContact } from './schema.ts';

/**
 * A search looks through this many of a list's newest photos. It reads twice as many documents,
 * because who sent each photo is a document of its own.
 */
export const MAX_SEARCHED = 300;

/**
 * Whether every typed word begins a word of the photo's title, its place, or its sender's name or
 * e-mail address.
 */
export function photoMatches(
  photo: Submission,
  sender: Pick<SubmissionContact, 'name' | 'email'> | null,
  typed: string,
): boolean {
  const place = [photo.location, photo.place_name, photo.street_address, photo.postal_code];
  const area = [photo.neighborhood, photo.city, photo.country];
  return matchesSearch([photo.title, ...place, ...area, sender?.name, sender?.email].filter(Boolean).join(' '), typed);
}

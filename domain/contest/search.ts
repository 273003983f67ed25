import { matchesSearch } from '../wording/search.ts';
import type { Submission, SubmissionContact } from './schema.ts';

/** A search reads this many of a list's newest photos, each with the document of who sent it. */
export const MAX_SEARCHED = 300;

/** Whether every typed word begins a word of the title, the place, the sender's name or e-mail address. */
export function photoMatches(
  photo: Submission,
  sender: Pick<SubmissionContact, 'name' | 'email'> | null,
  typed: string,
): boolean {
  const place = [photo.location, photo.place_name, photo.street_address, photo.postal_code];
  const area = [photo.neighborhood, photo.city, photo.country];
  return matchesSearch([photo.title, ...place, ...area, sender?.name, sender?.email].filter(Boolean).join(' '), typed);
}

import { isFoundBy } from '../wording/search.ts';
import type { Submission, SubmissionContact } from './schema.ts';

/** Photos of a list that a search looks through, the newest: with who sent each, twice as many reads. */
export const MAX_SEARCHED = 300;

/** Whether every word typed begins a word of a photo's title, of its place, or of its sender's name or address. */
export function isPhotoFoundBy(
  photo: Submission,
  sender: Pick<SubmissionContact, 'name' | 'email'> | null,
  typed: string,
): boolean {
  const place = [photo.location, photo.place_name, photo.street_address, photo.postal_code];
  const area = [photo.neighborhood, photo.city, photo.country];
  return isFoundBy([photo.title, ...place, ...area, sender?.name, sender?.email].filter(Boolean).join(' '), typed);
}

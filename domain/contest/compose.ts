import { artistFields } from '../artist/index.ts';
import { cellsAround, isInLondon } from '../city/index.ts';
import { submissionSlug } from '../slug/index.ts';
import { elsewhereNames, OUTSIDE_LONDON, withoutLondon } from './elsewhere.ts';
import { type Picture, plainAddress } from './picture.ts';
import { DEFAULT_COUNTRY, DEFAULT_LOCATION, noAddress, type Position, placePath } from './place.ts';
import type { Submission, SubmissionContact } from './schema.ts';
import type { ContestSettings } from './settings.ts';
import type { SubmitPhotoInput } from './submit.ts';
import { firstStatus, type PhotoVerdict, statusFields } from './verdict.ts';

type Sent = { original: string; picture: Picture; settings: ContestSettings; verdict: PhotoVerdict | null; at: Date };

/** Positions this close (degrees, about a metre) are the same: browsers send more decimals than we keep. */
const SAME = 1e-5;

/**
 * The form with the photo's place corrected by the stored file:
 * 1. When the file holds a position, that position counts. An address that was found for another
 *    position is dropped.
 * 2. When the file holds no position, the position in the form is a dropped pin, whatever the form
 *    says.
 */
export function withPlaceOfFile(form: SubmitPhotoInput, gps: Position | null): SubmitPhotoInput {
  if (gps === null) return { ...form, has_gps: false };
  const isSame = (axis: keyof Position) => form.position !== null && Math.abs(form.position[axis] - gps[axis]) < SAME;
  const address = isSame('latitude') && isSame('longitude') ? {} : noAddress;
  return { ...form, ...address, position: gps, has_gps: true };
}

/**
 * The public and the private half of a photo. The private half says who sent the photo. It also
 * holds every name of a place outside London, because a photo from there more likely shows a home
 * than a wall.
 */
export function submissionHalves(
  form: SubmitPhotoInput,
  { original, picture, settings, verdict, at }: Sent,
): { submission: Submission; contact: SubmissionContact } {
  const { position, title } = form;
  const slug = submissionSlug(title, at);
  const isPublic = position !== null && isInLondon(position.latitude, position.longitude);
  const isElsewhere = position !== null && !isPublic;
  const names = isElsewhere
    ? elsewhereNames
    : {
        country: form.country ?? DEFAULT_COUNTRY,
        city: form.city ?? DEFAULT_LOCATION,
        neighborhood: form.neighborhood ?? '',
      };
  return {
    submission: {
      title,
      slug,
      path: placePath({ ...names, title }, slug),
      location: isElsewhere ? OUTSIDE_LONDON : form.location || DEFAULT_LOCATION,
      description: form.description,
      image_url: plainAddress(picture),
      picture,
      ...artistFields(form.artist ? { name: form.artist, link: null } : null),
      latitude: isPublic ? position.latitude : null,
      longitude: isPublic ? position.longitude : null,
      near_cells: isPublic ? cellsAround(position) : [],
      credit: form.credit ?? '',
      has_gps: form.has_gps && position !== null,
      tags: isElsewhere ? withoutLondon(form.tags) : form.tags,
      ai_confidence: form.ai_confidence,
      camera_make: form.camera_make,
      camera_model: form.camera_model,
      ...names,
      street_address: isElsewhere ? null : form.street_address,
      postal_code: isElsewhere ? null : form.postal_code,
      place_name: isElsewhere ? null : form.place_name,
      ...statusFields(firstStatus(settings, verdict), verdict),
      votes: 0,
      is_winner: false,
      submitted_at: at,
      cleared_at: null,
    },
    contact: { name: form.name, email: form.email, phone_number: form.phone_number, position, original },
  };
}

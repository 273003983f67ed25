import { isInLondon } from '../neighborhood/index.ts';
import { submissionSlug } from '../slug/index.ts';
import { elsewhereNames, OUTSIDE_LONDON, withoutLondon } from './elsewhere.ts';
import { type Picture, plainAddress } from './picture.ts';
import { DEFAULT_COUNTRY, DEFAULT_LOCATION, noAddress, type Position, placePath } from './place.ts';
import type { Submission, SubmissionContact } from './schema.ts';
import { type ContestSettings, firstStatus } from './settings.ts';
import type { SubmitPhotoInput } from './submit.ts';

/** What the server knows of a photo that is sent. */
type Sent = { original: string; picture: Picture; settings: ContestSettings; at: Date };

/** Degrees, about a metre, within which two readings are one: a browser sends more decimals than are kept of a file's. */
const SAME = 1e-5;

/**
 * What its sender says of a photo's place, as far as the stored file bears it out: where the file holds a position, that one counts,
 * and an address that was found for another is not its own; where it holds none, the sent one is a pin, whatever it is called.
 */
export function placedByFile(form: SubmitPhotoInput, gps: Position | null): SubmitPhotoInput {
  if (gps === null) return { ...form, has_gps: false };
  const isSame = (axis: keyof Position) => form.position !== null && Math.abs(form.position[axis] - gps[axis]) < SAME;
  const address = isSame('latitude') && isSame('longitude') ? {} : noAddress;
  return { ...form, ...address, position: gps, has_gps: true };
}

/**
 * The two halves of a photo that is sent. Who sent it is private; so is, outside London, every name of its place: there it is
 * more likely a home than a wall, and a name guessed by the form or the model would be one in London.
 */
export function composeSubmission(
  form: SubmitPhotoInput,
  { original, picture, settings, at }: Sent,
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
      latitude: isPublic ? position.latitude : null,
      longitude: isPublic ? position.longitude : null,
      has_gps: form.has_gps && position !== null,
      tags: isElsewhere ? withoutLondon(form.tags) : form.tags,
      ai_confidence: form.ai_confidence,
      camera_make: form.camera_make,
      camera_model: form.camera_model,
      ...names,
      street_address: isElsewhere ? null : form.street_address,
      postal_code: isElsewhere ? null : form.postal_code,
      place_name: isElsewhere ? null : form.place_name,
      status: firstStatus(settings),
      votes: 0,
      is_winner: false,
      submitted_at: at,
      cleared_at: null,
    },
    contact: { name: form.name, email: form.email, phone_number: form.phone_number, position, original },
  };
}

import type { DetailedLocation, SubmissionForm, SubmitPhotoRequest } from '@streetlore/domain/contest';
import type { PhotoFacts } from './flow.ts';

const UNKNOWN: Omit<DetailedLocation, 'formatted'> = {
  country: null,
  city: null,
  neighborhood: null,
  street_address: null,
  postal_code: null,
  place_name: null,
};

/** What `submitPhoto` is sent: the form as it stands, the upload's name, and what the photo told. */
export function requestOf(upload: string, form: SubmissionForm, facts: PhotoFacts): SubmitPhotoRequest {
  const { formatted: _formatted, ...address } = { ...UNKNOWN, formatted: '', ...facts.address };
  return {
    upload,
    ...form,
    ...address,
    position: facts.position,
    has_gps: facts.has_gps,
    camera_make: facts.camera_make,
    camera_model: facts.camera_model,
    ai_confidence: facts.isCanned ? null : (facts.analysis?.confidence ?? null),
  };
}

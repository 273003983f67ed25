import { noAddress, type SubmissionForm, type SubmitPhotoRequest } from '@streetlore/domain/contest';
import type { PhotoFacts } from './flow.ts';

export function requestOf(upload: string, { credit, ...form }: SubmissionForm, facts: PhotoFacts): SubmitPhotoRequest {
  const { formatted: _formatted, ...address } = { ...noAddress, formatted: '', ...facts.address };
  return {
    upload,
    ...form,
    ...(credit && { credit }),
    ...address,
    position: facts.position,
    has_gps: facts.has_gps,
    camera_make: facts.camera_make,
    camera_model: facts.camera_model,
    ai_confidence: facts.isCanned ? null : (facts.analysis?.confidence ?? null),
  };
}

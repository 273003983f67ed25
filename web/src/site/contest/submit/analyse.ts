import {
  contestTexts,
  DEFAULT_LOCATION,
  isUsableReading,
  locationText,
  mayHoldExif,
  type SubmissionForm,
  suggestTags,
} from '@streetlore/domain/contest';
import { isInLondon } from '@streetlore/domain/neighborhood';
import { toCallError } from '../../../live/core/call.ts';
import { analyzePhoto, reverseGeocode } from '../../../live/photo-upload.ts';
import { readExif } from './exif.ts';
import type { PhotoFacts, StepName, StepState } from './flow.ts';
import { smallCopy } from './small-copy.ts';

/** What a photo told, and what the visitor should know about it. */
export interface Analysed {
  readonly facts: PhotoFacts;
  readonly messages: readonly string[];
}

/** `Analysis failed: {message}. …`: the message's own full stop would be a second one. */
export const analysisFailure = (message: string) =>
  message ? contestTexts.analysisFailedWith(message.replace(/[.\s]+$/, '')) : contestTexts.analysisFailed;

/**
 * The four steps between a chosen photo and its form. Place and looks are asked for at the same time. Rejects only when the
 * file is no picture; what a server could not say is left for the visitor to fill in.
 */
export async function analyse(
  file: File,
  { onStep, signal }: { onStep: (step: StepName, state: StepState) => void; signal: AbortSignal },
): Promise<Analysed> {
  const messages: string[] = [];
  onStep('exif', 'working');
  const [exif, image] = await Promise.all([readExif(file), smallCopy(file)]);
  signal.throwIfAborted();
  if (!mayHoldExif(file.type)) messages.push(contestTexts.noExif);
  onStep('exif', exif.gps || exif.camera.make || exif.camera.model ? 'done' : 'nothing');

  const position = exif.gps && { latitude: exif.gps.latitude, longitude: exif.gps.longitude };
  if (position && !isInLondon(position.latitude, position.longitude)) messages.push(contestTexts.outsideLondon);
  const lookUp = async () => {
    if (!exif.gps || !position || !isUsableReading(exif.gps)) return null;
    onStep('place', 'working');
    return await reverseGeocode(position).catch(() => null); // the coordinates stand in for the address
  };
  const look = async () => {
    onStep('ai', 'working');
    try {
      return await analyzePhoto({ image });
    } catch (error) {
      messages.push(analysisFailure(toCallError(error).message));
      return null;
    }
  };
  const [address, looked] = await Promise.all([
    lookUp().then((found) => {
      onStep('place', found ? 'done' : 'nothing');
      return found;
    }),
    look().then((answer) => {
      onStep('ai', answer ? 'done' : 'nothing');
      return answer;
    }),
  ]);
  signal.throwIfAborted();

  onStep('tags', 'working');
  const analysis = looked?.analysis ?? null;
  const tags = analysis
    ? suggestTags({
        tags: analysis.tags,
        artist: analysis.artist,
        location: address?.place_name ?? address?.neighborhood ?? analysis.location,
        area: address?.neighborhood ?? analysis.area,
      })
    : suggestTags({ tags: [], location: address?.neighborhood ?? DEFAULT_LOCATION });
  onStep('tags', 'done');
  const isCanned = looked?.source === 'canned';
  if (isCanned) messages.push(contestTexts.canned);
  return {
    messages,
    facts: {
      position,
      has_gps: position !== null,
      camera_make: exif.camera.make,
      camera_model: exif.camera.model,
      address,
      analysis,
      isCanned,
      tags,
    },
  };
}

/** What the form starts with. */
export function formOf({ analysis, address, position, tags }: PhotoFacts): Partial<SubmissionForm> {
  const usable = position && isUsableReading(position) ? position : null;
  const found = locationText(address, usable);
  return {
    title: analysis?.title ?? '',
    description: analysis?.description ?? '',
    location: found === DEFAULT_LOCATION ? (analysis?.location ?? DEFAULT_LOCATION) : found,
    tags: [...tags],
  };
}

import { isInLondon } from '@streetlore/domain/city';
import {
  contestTexts,
  DEFAULT_LOCATION,
  type DetailedLocation,
  guessedPlaces,
  isUsableReading,
  mayHoldExif,
  OUTSIDE_LONDON,
  type SubmissionForm,
  suggestTags,
  tagOf,
  withoutGuess,
  withoutLondon,
} from '@streetlore/domain/contest';
import { hierarchySlug } from '@streetlore/domain/slug';
import { toCallError } from '../../../data/index.ts';
import { readExif } from './exif.ts';
import type { PhotoFacts, StepName, StepState } from './flow.ts';
import { analyzePhoto } from './photo-upload.ts';
import { smallCopy } from './small-copy.ts';
import { lookUpPlace } from './where.ts';

export type Analysed = {
  readonly facts: PhotoFacts;
  readonly messages: readonly string[];
};

/** Drops the message's own full stop, or there would be two. */
export const analysisFailure = (message: string) =>
  message ? contestTexts.analysisFailedWith(message.replace(/[.\s]+$/, '')) : contestTexts.analysisFailed;

/**
 * The four steps between a chosen photo and its form; place and looks are asked for at once.
 * Rejects only when the file is not a picture. What a server cannot say, the visitor fills in.
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
  const isElsewhere = position !== null && !isInLondon(position.latitude, position.longitude);
  if (isElsewhere) messages.push(contestTexts.outsideLondon);
  else if (exif.gps && !isUsableReading(exif.gps)) messages.push(contestTexts.roughPosition);
  const lookUp = async () => {
    if (isElsewhere) return { address: null, location: OUTSIDE_LONDON };
    if (!exif.gps || !position) return { address: null, location: null };
    onStep('place', 'working');
    return await lookUpPlace(position, exif.gps.accuracy);
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
  const [{ address, location }, looked] = await Promise.all([
    lookUp().then((found) => {
      onStep('place', found.address ? 'done' : 'nothing');
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
  const tags = tagsOf({ analysis, address, position, isElsewhere });
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
      location,
      analysis,
      isCanned,
      tags,
    },
  };
}

/** The first tags. A photo with GPS gets none from a guess at its place. */
export function tagsOf(
  from: Pick<PhotoFacts, 'analysis' | 'address' | 'position'> & { isElsewhere: boolean },
): string[] {
  const { analysis, address, position, isElsewhere } = from;
  const guess = position === null ? analysis : null;
  const guessed = guess || !analysis ? [] : guessedPlaces(analysis).map(tagOf);
  const tags = suggestTags({
    tags: (analysis?.tags ?? []).filter((tag) => !guessed.includes(tagOf(tag))),
    location: isElsewhere
      ? null
      : (address?.place_name ?? address?.neighborhood ?? guess?.location ?? DEFAULT_LOCATION),
    area: isElsewhere ? null : (address?.neighborhood ?? guess?.area ?? null),
  });
  return isElsewhere ? withoutLondon(tags) : tags;
}

/**
 * Title, description and tags for a new place: they lose the names of the old place, and the tags
 * gain those of the new one.
 */
export function wordsForPlace(
  { analysis, tags, address: before }: PhotoFacts,
  { address, location }: { address: DetailedLocation | null; location: string },
): Pick<SubmissionForm, 'title' | 'description' | 'tags'> {
  const place = [location, address?.neighborhood, address?.place_name].join(' ');
  const left = namesLeft({ analysis, address: before }, place).map(hierarchySlug);
  const words = analysis ? withoutGuess(analysis, place) : { title: '', description: '' };
  return {
    title: words.title,
    description: words.description,
    tags: suggestTags({
      tags: tags.filter((tag) => !left.includes(tag)),
      location: address?.place_name ?? address?.neighborhood ?? null,
      area: address?.neighborhood ?? null,
    }),
  };
}

function namesLeft({ analysis, address }: Pick<PhotoFacts, 'analysis' | 'address'>, place: string): string[] {
  const named = [...(analysis ? guessedPlaces(analysis) : []), address?.neighborhood ?? '', address?.place_name ?? ''];
  const known = place.toLowerCase();
  return named.filter((name) => name !== '' && !known.includes(name.toLowerCase()));
}

const worded = ['title', 'description', 'tags'] as const;

/**
 * The names of the photo's found place that still stand in title, description or tags after the visitor has
 * typed a different place, with those fields; null for none.
 */
export function leftoverPlaceNames(
  facts: Pick<PhotoFacts, 'analysis' | 'address'>,
  form: Pick<SubmissionForm, 'location' | (typeof worded)[number]>,
): { fields: (typeof worded)[number][]; names: string[] } | null {
  const left = form.location.trim() === '' ? [] : namesLeft(facts, form.location);
  const isIn = (name: string, field: (typeof worded)[number]) =>
    field === 'tags' ? form.tags.includes(hierarchySlug(name)) : form[field].toLowerCase().includes(name.toLowerCase());
  const names = [...new Set(left)].filter((name) => worded.some((field) => isIn(name, field)));
  if (names.length === 0) return null;
  return { fields: worded.filter((field) => names.some((name) => isIn(name, field))), names };
}

export function photoFormOf({
  analysis,
  address,
  position,
  location,
  tags,
}: PhotoFacts): Pick<SubmissionForm, 'title' | 'description' | 'location' | 'tags'> {
  const isElsewhere = position !== null && !isInLondon(position.latitude, position.longitude);
  const place = isElsewhere ? null : [location, address?.neighborhood, address?.place_name].join(' ');
  const words = analysis && position !== null ? withoutGuess(analysis, place) : analysis;
  return {
    title: words?.title ?? '',
    description: words?.description ?? '',
    location: location ?? analysis?.location ?? DEFAULT_LOCATION,
    tags: [...tags],
  };
}

import {
  contestTexts,
  emptySubmissionForm,
  fileProblem,
  isHeic,
  OUTSIDE_LONDON,
  type Position,
  type SubmissionForm,
  uploadName,
} from '@streetlore/domain/contest';
import { useEffect, useReducer, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toCallError, withSniffedType } from '../../../data/index.ts';
import { rememberPhoto } from '../photo/own-photos.ts';
import { analyse, analysisFailure, photoFormOf, wordsForPlace } from './analyse.ts';
import { type Flow, flow, isOutside, requestOf, startOfFlow } from './flow.ts';
import { startUpload, submitPhoto, UploadRefused, untilDeveloped, uploadPhoto } from './photo-upload.ts';
import { lookUpPlace } from './where.ts';

export type SubmitFlow = {
  readonly state: Flow;
  readonly choose: (file: File) => void;
  readonly locate: (position: Position, accuracy: number | null) => Promise<string | null>;
  /** Words that the visitor did not type follow the typed place. */
  readonly follow: (location: string) => void;
  readonly send: (values: SubmissionForm) => Promise<void>;
  /** Goes back to the start, and aborts what is under way. */
  readonly reset: () => void;
};

/** Takes a photo from choosing to publishing. Typed words survive every failure. */
export function useSubmitFlow(form: UseFormReturn<SubmissionForm>): SubmitFlow {
  const [state, dispatch] = useReducer(flow, startOfFlow);
  const { dirtyFields } = form.formState;
  const underWay = useRef<AbortController | null>(null);
  // The last photo with copies: it need not be sent again when only the last call was lost.
  const developed = useRef<{ file: File; name: string } | null>(null);
  const begin = () => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  };
  useEffect(() => () => underWay.current?.abort(), []);

  const fill = (values: Partial<SubmissionForm>) => {
    for (const [field, value] of Object.entries(values) as [keyof SubmissionForm, string | string[]][])
      if (!dirtyFields[field]) form.setValue(field, value);
  };

  const choose = async (chosen: File) => {
    const file = await withSniffedType(chosen);
    const problem = fileProblem(file);
    if (problem) {
      const hints = isHeic(file) ? [contestTexts.heicHint] : [];
      dispatch({ type: 'failed', messages: [problem, ...hints], keepFile: true });
      return;
    }
    const signal = begin();
    dispatch({ type: 'chosen', file });
    try {
      const onStep = (step: Parameters<typeof stepEvent>[0], stepState: Parameters<typeof stepEvent>[1]) => {
        if (!signal.aborted) dispatch(stepEvent(step, stepState));
      };
      const { facts, messages } = await analyse(file, { onStep, signal });
      // Typed words stay. Only the place may change: GPS from outside London replaces a typed
      // place, and the next photo's place replaces 'outside London'.
      const fromElsewhere = isOutside(facts) || form.getValues('location') === OUTSIDE_LONDON;
      const { location, ...words } = photoFormOf(facts);
      fill(fromElsewhere ? words : { ...words, location });
      if (fromElsewhere) form.setValue('location', location);
      dispatch({ type: 'analyzed', facts, messages });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The photo could not be looked at', error);
      const message = error instanceof Error ? error.message : '';
      const said = error instanceof UploadRefused ? message : analysisFailure(message);
      dispatch({ type: 'failed', messages: [said], keepFile: false });
    }
  };

  /**
   * Makes words that the visitor did not type follow the place.
   * @returns the words for that place; null while nothing is known of the photo
   */
  const follow = (place: Parameters<typeof wordsForPlace>[1]) => {
    const words = state.facts && wordsForPlace(state.facts, place);
    if (words) fill(words);
    return words;
  };

  const send = async (values: SubmissionForm) => {
    const { file, facts } = state;
    if (!file || !facts || state.status === 'uploading') return;
    const signal = begin();
    dispatch({ type: 'upload' });
    try {
      const known = developed.current?.file === file ? developed.current.name : null;
      const name = known ?? uploadName(file, new Date());
      if (!known) {
        const onProgress = (sent: number) => dispatch({ type: 'progress', sent });
        await startUpload({ upload: name });
        await uploadPhoto(file, name, { onProgress, signal });
        dispatch({ type: 'stage', stage: 'developing' });
        await untilDeveloped(name, signal);
        developed.current = { file, name };
      }
      dispatch({ type: 'stage', stage: 'publishing' });
      const submission = await submitPhoto(requestOf(name, values, facts));
      form.reset(emptySubmissionForm());
      rememberPhoto(submission.id);
      dispatch({ type: 'published', submission });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', ...whyItFailed(error, form) });
    }
  };

  return {
    state,
    choose: (file) => void choose(file),
    async locate(position, accuracy) {
      const { address, location, problem } = await lookUpPlace(position, accuracy);
      if (location === null) return problem;
      const words = follow({ address, location });
      dispatch({ type: 'located', position, address, tags: words?.tags ?? [] });
      // Does not count as typed: another photo's own GPS must be able to replace it.
      form.setValue('location', location, { shouldValidate: true });
      return problem;
    },
    follow: (location) => void follow({ address: null, location }),
    send,
    reset() {
      underWay.current?.abort();
      form.reset(emptySubmissionForm());
      dispatch({ type: 'reset' });
    },
  };
}

const stepEvent = (step: keyof Flow['steps'], state: Flow['steps'][keyof Flow['steps']]) =>
  ({ type: 'step', step, state }) as const;

/** Also marks the fields that the server refused. */
function whyItFailed(error: unknown, form: UseFormReturn<SubmissionForm>) {
  console.error('A photo could not be submitted', error);
  if (error instanceof UploadRefused) return { messages: [contestTexts.failed, error.message], keepFile: false };
  const { code, message, faults } = toCallError(error);
  const values = form.getValues();
  const known = faults.filter(({ field }) => (field.split('.')[0] ?? '') in values);
  for (const fault of known)
    form.setError(fault.field as keyof SubmissionForm, { type: 'server', message: fault.message });
  const [first] = known;
  if (first) form.setFocus(first.field as keyof SubmissionForm);
  const isOfPhoto = faults.some(({ field }) => field === 'upload');
  const said = isOfPhoto || code === 'resource-exhausted' || code === 'permission-denied' ? [message] : [];
  return { messages: [contestTexts.failed, ...said], keepFile: !isOfPhoto };
}

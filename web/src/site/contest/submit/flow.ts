import { isInLondon } from '@streetlore/domain/city';
import {
  type Analysis,
  type contestTexts,
  type DetailedLocation,
  noAddress,
  type Position,
  type SubmissionForm,
  type SubmitPhotoOutput,
  type SubmitPhotoRequest,
} from '@streetlore/domain/contest';

export type StepName = keyof typeof contestTexts.analysisSteps;
/** `nothing`: the step found nothing, and the form says what to do about it. */
export type StepState = 'waiting' | 'working' | 'done' | 'nothing';
export type AnalysisState = Readonly<Record<StepName, StepState>>;

export type PhotoFacts = {
  readonly position: Position | null;
  readonly has_gps: boolean;
  readonly camera_make: string | null;
  readonly camera_model: string | null;
  readonly address: DetailedLocation | null;
  /** The place of the photo's own GPS. Without one (null) the looks may name a place. */
  readonly location: string | null;
  readonly analysis: Analysis | null;
  /** The words are ready-made: no model looked at the photo. */
  readonly isCanned: boolean;
  readonly tags: readonly string[];
};

export const isOutside = ({ has_gps, position }: PhotoFacts): boolean =>
  has_gps && position !== null && !isInLondon(position.latitude, position.longitude);

/** Where a photo is on its way to the wall. `idle` with a photo is its editable form. */
export type Flow = {
  readonly status: 'idle' | 'analyzing' | 'uploading' | 'success' | 'error';
  readonly file: File | null;
  readonly facts: PhotoFacts | null;
  /** The form stays when its photo is refused. */
  readonly hasForm: boolean;
  readonly steps: AnalysisState;
  /** The step of the upload; `sent` is in bytes. */
  readonly stage: 'sending' | 'developing' | 'publishing';
  readonly sent: number;
  readonly messages: readonly string[];
  readonly submission: SubmitPhotoOutput | null;
};

export type FlowEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'step'; readonly step: StepName; readonly state: StepState }
  | { readonly type: 'analyzed'; readonly facts: PhotoFacts; readonly messages: readonly string[] }
  | {
      readonly type: 'located';
      readonly position: Position;
      readonly address: DetailedLocation | null;
      readonly tags: readonly string[];
    }
  | { readonly type: 'upload' }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'stage'; readonly stage: Flow['stage'] }
  | { readonly type: 'published'; readonly submission: SubmitPhotoOutput }
  | { readonly type: 'failed'; readonly messages: readonly string[]; readonly keepFile: boolean }
  | { readonly type: 'reset' };

export const startOfFlow: Flow = {
  status: 'idle',
  file: null,
  facts: null,
  hasForm: false,
  steps: { exif: 'waiting', place: 'waiting', ai: 'waiting', tags: 'waiting' },
  stage: 'sending',
  sent: 0,
  messages: [],
  submission: null,
};

/**
 * The state after an event. An answer that comes after the visitor has moved on changes nothing.
 */
export function flow(state: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'chosen':
      return { ...startOfFlow, hasForm: state.hasForm, status: 'analyzing', file: event.file };
    case 'step':
      return state.status === 'analyzing' ? { ...state, steps: { ...state.steps, [event.step]: event.state } } : state;
    case 'analyzed':
      return state.status === 'analyzing'
        ? { ...state, status: 'idle', facts: event.facts, hasForm: true, messages: event.messages }
        : state;
    case 'located':
      return state.facts
        ? {
            ...state,
            facts: {
              ...state.facts,
              position: event.position,
              address: event.address,
              tags: event.tags,
              has_gps: false,
            },
          }
        : state;
    case 'upload':
      return state.file && state.facts
        ? { ...state, status: 'uploading', stage: 'sending', sent: 0, messages: [] }
        : state;
    case 'progress':
      return state.status === 'uploading' ? { ...state, sent: Math.max(state.sent, event.sent) } : state;
    case 'stage':
      return state.status === 'uploading' ? { ...state, stage: event.stage } : state;
    case 'published':
      return { ...startOfFlow, status: 'success', submission: event.submission };
    case 'failed':
      return event.keepFile
        ? { ...state, status: 'error', messages: event.messages }
        : { ...startOfFlow, hasForm: state.hasForm, status: 'error', messages: event.messages };
    case 'reset':
      return startOfFlow;
  }
}

export function requestOf(
  upload: string,
  { credit, artist, ...form }: SubmissionForm,
  facts: PhotoFacts,
): SubmitPhotoRequest {
  const { formatted: _formatted, ...address } = { ...noAddress, formatted: '', ...facts.address };
  return {
    upload,
    ...form,
    ...(credit && { credit }),
    ...(artist && { artist }),
    ...address,
    position: facts.position,
    has_gps: facts.has_gps,
    camera_make: facts.camera_make,
    camera_model: facts.camera_model,
    ai_confidence: facts.isCanned ? null : (facts.analysis?.confidence ?? null),
  };
}

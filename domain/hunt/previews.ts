import { countCharacters, countSegments, type SegmentCount } from '../sms/segments.ts';
import { sampleText, testSmsKinds } from './sample.ts';
import type { HuntSettings } from './settings.ts';
import { type RenderContext, renderHuntMessage } from './templates.ts';

/** Every kind of text that we send, as the back office names them. */
export const templateKinds = [
  'welcome',
  'location',
  'location_with_clue',
  'clue',
  'hint',
  'correct',
  'reward_with_pause',
  'wrong',
  'partner_offer',
  'completion',
  'broadcast',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateNames = {
  welcome: 'Welcome',
  location: 'Location',
  location_with_clue: 'Location with clue',
  clue: 'Clue',
  hint: 'Hint',
  correct: 'Correct answer',
  reward_with_pause: 'Reward with pause',
  wrong: 'Wrong answer',
  partner_offer: 'Partner offer',
  completion: 'Completion',
  broadcast: 'Broadcast',
} as const satisfies Record<TemplateKind, string>;

/** A hunt for previews of the templates: two stops, the first with an offer. */
const sampleTour: RenderContext['tour'] = {
  name: 'Color & Vinyl Tour',
  stops: [
    {
      stop_number: 1,
      location_name: 'Ebor Street',
      clue: 'Find the crane that has not moved since the bookshop closed.',
      question: 'How many feathers are blue?',
      hint: 'Count on the left wing only.',
      answers: ['seven'],
      partner: { id: 'sample', name: 'Flat White Noise', address: '91 Brick Lane', offer: '10% off any coffee' },
    },
    {
      stop_number: 2,
      location_name: 'Sclater Street',
      clue: 'A fox reads the paper above the car park.',
      question: null,
      hint: null,
      answers: ['monday'],
      partner: null,
    },
  ],
};

const sampleBroadcast =
  'Streetlore: heavy rain over Brixton this afternoon. Your hunt waits for you, so take shelter and go on when it is dry.';

export type TemplatePreview = { kind: TemplateKind; text: string; characters: number } & SegmentCount;

/**
 * Each kind of text with sample data, its characters and segments.
 * @param site host of the website
 */
export function templatePreviews(site: string, { expiry_hours, scoring }: HuntSettings): TemplatePreview[] {
  const context: RenderContext = { tour: { ...sampleTour, scoring }, site, expiry_hours };
  return templateKinds.map((kind) => {
    const text = previewOf(kind, context);
    return { kind, text, characters: countCharacters(text), ...countSegments(text) };
  });
}

function previewOf(kind: TemplateKind, context: RenderContext): string {
  if (kind === 'broadcast') return sampleBroadcast;
  if (kind === 'reward_with_pause') return renderHuntMessage({ kind, stop_number: 1 }, context);
  if (kind === 'location_with_clue') return renderHuntMessage({ kind, stop_number: 1, lead: 'none', from: 0 }, context);
  return sampleText(testSmsKinds[testSmsKinds.indexOf(kind)] ?? kind, 1, context);
}

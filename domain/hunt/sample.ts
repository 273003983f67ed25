import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { e164 } from '../phone/index.ts';
import { numberTyped } from '../typed-phone/index.ts';
import type { HuntMessage } from './messages.ts';
import { scoring } from './score.ts';
import { type RenderContext, renderHuntMessage } from './templates.ts';
import type { HuntTour } from './tour.ts';

/** The map search for the place that a message sends its reader to; null for none. */
export function placeOf(message: HuntMessage, tour: Pick<HuntTour, 'stops'>): string | null {
  if (!('stop_number' in message)) return null;
  const stop = tour.stops[message.stop_number - 1];
  const isOffer = message.kind === 'reward_with_pause' || message.kind === 'partner_offer';
  if (isOffer) return stop?.partner ? `${stop.partner.name}, ${stop.partner.address}` : null;
  return message.kind === 'status' ? null : (stop?.location_name ?? null);
}

/** The kinds of text that an admin can send to their own phone. */
export const testSmsKinds = [
  'welcome',
  'location',
  'clue',
  'hint',
  'correct',
  'wrong',
  'partner_offer',
  'completion',
] as const;
const testTypeSchema = z.enum(testSmsKinds);
export type TestType = z.infer<typeof testTypeSchema>;

export const isAboutStop = (type: TestType) => type !== 'welcome' && type !== 'completion';

/** The countries that the test dialog offers; the first is the default. */
export const testCountries = [
  { code: '+44', country: 'United Kingdom' },
  { code: '+1', country: 'United States' },
  { code: '+33', country: 'France' },
  { code: '+49', country: 'Germany' },
  { code: '+34', country: 'Spain' },
  { code: '+39', country: 'Italy' },
  { code: '+31', country: 'Netherlands' },
  { code: '+61', country: 'Australia' },
  { code: '+1', country: 'Canada' },
] as const;

export const testSmsTexts = {
  missing: 'Please enter a phone number',
  failed: 'Failed to send test SMS',
  sent: 'Test SMS sent successfully!',
  warning: 'This test was sent from the Streetlore admin dashboard.',
} as const;

/** A typed number: digits without leading zeros, behind the country's code unless it names its own. */
export function testNumber(code: string, typed: string): string {
  const whole = numberTyped(typed);
  if (whole !== null && (whole.startsWith(code) || typed.includes('+'))) return whole;
  return `${code}${typed.replace(/\D/g, '').replace(/^0+/, '')}`;
}

export const sendTestSmsInput = z.strictObject({
  request_id: documentId,
  tour_id: documentId,
  phone_number: e164,
  message_type: testTypeSchema,
  /** 1-based; null for a text that is not about a stop. */
  stop_number: z.nullable(z.int().check(z.minimum(1))),
});
/** `twilio_sid` is null while the text still waits in the outbox. */
export const sendTestSmsOutput = z.object({
  phone_number: z.string(),
  message_type: testTypeSchema,
  twilio_sid: z.nullable(z.string()),
  timestamp: z.string(),
});

/** A text of the hunt, marked as a test message. Null when the tour has no such stop. */
export function testText(type: TestType, stopNumber: number | null, context: RenderContext): string | null {
  const stop = context.tour.stops[(stopNumber ?? 1) - 1];
  if (!stop && type !== 'welcome') return null;
  const body = sampleText(type, stop?.stop_number ?? 1, context);
  return `[TEST] ${body}\n${testSmsTexts.warning}`;
}

/** The place that a test message is about; null for a kind that is about no place. */
export function testPlace(type: TestType, stopNumber: number | null, tour: RenderContext['tour']): string | null {
  if (!isAboutStop(type)) return null;
  const stop_number = (stopNumber ?? 1) + (type === 'correct' ? 1 : 0);
  return placeOf({ kind: type === 'partner_offer' ? 'partner_offer' : 'hint', stop_number }, tour);
}

/** A text of one kind, as players would get it at a stop that they have just reached. */
export function sampleText(type: TestType, stop_number: number, context: RenderContext): string {
  const render = (message: HuntMessage) => renderHuntMessage(message, context);
  const stops = context.tour.stops.length;
  const rules = context.tour.scoring ?? scoring;
  const lost = (points: number) => Math.min(points, rules.solved + rules.speedBonus);
  switch (type) {
    case 'welcome':
      return render({ kind: 'welcome' });
    case 'location':
      return render({ kind: 'location_with_clue', stop_number, lead: 'none', from: 0 }).split('\n')[0] ?? '';
    case 'clue':
      return render({ kind: 'location_with_clue', stop_number, lead: 'none', from: 0 }).split('\n').slice(1).join('\n');
    case 'hint':
      return render({ kind: 'hint', stop_number, lost: lost(rules.hint) });
    case 'correct':
      return stop_number < stops
        ? render({ kind: 'location_with_clue', stop_number: stop_number + 1, lead: 'correct', from: stop_number })
        : render({ kind: 'completion', score: 0, solved: stops, seconds: 0 });
    case 'wrong':
      return render({ kind: 'wrong', stop_number, lost: lost(rules.wrongAnswer) });
    case 'partner_offer':
      return render({ kind: 'partner_offer', stop_number });
    case 'completion':
      return render({ kind: 'completion', score: rules.solved * stops, solved: stops, seconds: 5400 });
  }
}

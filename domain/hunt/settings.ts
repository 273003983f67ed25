import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { EXPIRY_HOURS } from '../wording/figures.ts';
import { scoring, scoringSchema } from './score.ts';

/** The hours from payment to START that an admin may choose. The website promises 24. */
const EXPIRY_RANGE = { from: EXPIRY_HOURS, to: 168 } as const;

const hours = z
  .int('Enter a whole number of hours')
  .check(
    z.minimum(EXPIRY_RANGE.from, `The website promises ${EXPIRY_RANGE.from} hours: not less`),
    z.maximum(EXPIRY_RANGE.to, `At most ${EXPIRY_RANGE.to} hours, a week`),
  );

/** The second opinions that the AI vendor may be asked for on one London day, unless Settings say otherwise. */
const OPINIONS_A_DAY = 2000;

const opinions = z
  .int('Enter a whole number')
  .check(z.minimum(0, 'Not less than 0, which asks for none'), z.maximum(100_000, 'At most 100,000'));

/**
 * `settings/hunt`: public; functions write it. A booking copies the hours, and a hunt copies the scoring at
 * its start. Without the document the defaults hold.
 */
export const huntSettingsSchema = z.object({
  expiry_hours: hours,
  scoring: scoringSchema,
  /** Whether silent teams are asked if they need help. */
  nudges: z._default(z.boolean(), true),
  /** How many texts a day that no rule recognised may go to the AI vendor; 0 for none. */
  opinions_a_day: z._default(opinions, OPINIONS_A_DAY),
});
export type HuntSettings = z.infer<typeof huntSettingsSchema>;

export const defaultHuntSettings: HuntSettings = {
  expiry_hours: EXPIRY_HOURS,
  scoring,
  nudges: true,
  opinions_a_day: OPINIONS_A_DAY,
};

export const saveHuntSettingsInput = z.strictObject({
  request_id: documentId,
  ...huntSettingsSchema.shape,
  nudges: z.boolean(),
  opinions_a_day: opinions,
});
export type SaveHuntSettingsInput = z.infer<typeof saveHuntSettingsInput>;

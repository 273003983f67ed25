import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { scoring, scoringSchema } from './score.ts';

/** Hours from payment to START after which a hunt expires, unless Settings give more. */
export const EXPIRY_HOURS = 24;

/**
 * The hours from payment to START that an admin may choose. The website promises every visitor 24;
 * more than a week helps nobody.
 */
const EXPIRY_RANGE = { from: EXPIRY_HOURS, to: 168 } as const;

const hours = z
  .int('Enter a whole number of hours')
  .check(
    z.minimum(EXPIRY_RANGE.from, `The website promises ${EXPIRY_RANGE.from} hours: not less`),
    z.maximum(EXPIRY_RANGE.to, `At most ${EXPIRY_RANGE.to} hours, a week`),
  );

/**
 * `settings/hunt`: anybody may read it, functions write it. A booking takes the hours when it is
 * made, a hunt takes the scoring when it starts. Without the document the defaults hold.
 */
export const huntSettingsSchema = z.object({
  expiry_hours: hours,
  scoring: scoringSchema,
  /** Whether silent teams are asked if they need help. */
  nudges: z._default(z.boolean(), true),
});
export type HuntSettings = z.infer<typeof huntSettingsSchema>;

export const defaultHuntSettings: HuntSettings = { expiry_hours: EXPIRY_HOURS, scoring, nudges: true };

/** Input of the callable `saveHuntSettings`. */
export const saveHuntSettingsInput = z.strictObject({
  request_id: documentId,
  ...huntSettingsSchema.shape,
  nudges: z.boolean(),
});
export type SaveHuntSettingsInput = z.infer<typeof saveHuntSettingsInput>;

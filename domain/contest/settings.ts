import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

const threshold = () =>
  z
    .number('Please enter a number from 0 to 1')
    .check(z.minimum(0, 'Please enter a number from 0 to 1'), z.maximum(1, 'Please enter a number from 0 to 1'));

const DEFAULT_HOLD_ABOVE = 0.5;

/** `settings/contest`: admins read, functions write. Without the document the contest is open. */
export const contestSettingsSchema = z.object({
  /** Whether new photos wait for an admin. */
  moderated: z.boolean(),
  /** A photo whose score in the model's verdict is above this waits for an admin, whatever `moderated` says. */
  hold_above: z._default(threshold(), DEFAULT_HOLD_ABOVE),
});
export type ContestSettings = z.infer<typeof contestSettingsSchema>;

export const unmoderatedContest: ContestSettings = { moderated: false, hold_above: DEFAULT_HOLD_ABOVE };

/** The form of the threshold in Settings. */
export const contestSettingsForm = z.object({ hold_above: threshold() });

/** Input of `moderateContest`: one setting and its new value. */
export const moderateContestInput = z.union([
  z.strictObject({ request_id: documentId, moderated: z.boolean() }),
  z.strictObject({ request_id: documentId, hold_above: threshold() }),
]);
export type ModerateContestInput = z.infer<typeof moderateContestInput>;

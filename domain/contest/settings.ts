import * as z from 'zod/mini';

const threshold = () =>
  z
    .number('Please enter a number from 0 to 1')
    .check(z.minimum(0, 'Please enter a number from 0 to 1'), z.maximum(1, 'Please enter a number from 0 to 1'));

export const DEFAULT_HOLD_ABOVE = 0.5;

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

/** Input of `moderateContest`: the settings that change. */
export const moderateContestInput = z
  .strictObject({ moderated: z.optional(z.boolean()), hold_above: z.optional(threshold()) })
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'Nothing changes'));
export type ModerateContestInput = z.infer<typeof moderateContestInput>;

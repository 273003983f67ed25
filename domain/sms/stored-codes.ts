/**
 * What screens do about the `error_code` of a stored text. These are Twilio's codes, and the only
 * ones in domain: documents have always held the code alone, and the browser that reads them has no
 * vendor's module. `functions/src/vendors/twilio/faults.ts` knows all codes, and its test compares
 * the two.
 */
const OPTED_OUT = 21610;
const DEAD_NUMBERS: readonly (number | null)[] = [21211, 21614, 30005, 30006];

type Stored = { error_code: number | null };

/** Whether a text failed because its phone has opted out. */
export const failedByOptOut = ({ error_code }: Stored): boolean => error_code === OPTED_OUT;

/** Whether a text failed because of its number, so that sending it again cannot help. */
export const failedByDeadNumber = ({ error_code }: Stored): boolean => DEAD_NUMBERS.includes(error_code);

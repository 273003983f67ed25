import { isErased } from '../phone/index.ts';
import type { SmsMessage } from './schema.ts';

/** A phone that texts did not reach. */
export type UnreachedPhone<Text> = {
  phone_number: string;
  /** The latest of those texts. `texts` is their number. */
  newest: Text;
  texts: number;
  /** Whether it may help to send that text again. */
  mayRetry: boolean;
  /**
   * The hunt in which an admin could put another number instead; `hasOthers` is whether other
   * phones are left in it.
   */
  hunt: { id: string; hasOthers: boolean } | null;
};

type Failed = Pick<SmsMessage, 'phone_number' | 'error_code' | 'booking_id'>;
type Hunt = { id: string; status: string; phone_numbers: readonly string[] };

/**
 * Groups failed texts by phone; the phone with the latest failure comes first. Leaves out phones
 * that have opted out, phones that have left the hunt of their text, and erased numbers.
 * @param texts the newest first
 * @param hunts the known hunts of the texts
 */
export function unreachedPhones<Text extends Failed>(
  texts: readonly Text[],
  hunts: readonly Hunt[],
): UnreachedPhone<Text>[] {
  const huntOf = ({ booking_id }: Failed) => hunts.find(({ id }) => id === booking_id);
  const hasLeft = (text: Failed) => huntOf(text)?.phone_numbers.includes(text.phone_number) === false;
  const missed = texts.filter((text) => !failedByOptOut(text) && !isErased(text.phone_number) && !hasLeft(text));
  return [...Map.groupBy(missed, ({ phone_number }) => phone_number)].flatMap(([phone_number, own]) => {
    const [newest] = own;
    if (!newest) return [];
    const hunt = huntOf(newest);
    const hasOthers = hunt?.phone_numbers.some((number) => number !== phone_number && !isErased(number)) ?? false;
    return {
      phone_number,
      newest,
      texts: own.length,
      mayRetry: !failedByDeadNumber(newest),
      hunt: hunt?.status === 'confirmed' ? { id: hunt.id, hasOthers } : null,
    };
  });
}

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

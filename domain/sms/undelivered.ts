import { isErased } from '../phone/index.ts';
import type { SmsMessage } from './schema.ts';

export type UnreachedPhone<Text> = {
  phone_number: string;
  /** The latest text that did not arrive. `texts` is the number of such texts. */
  newest: Text;
  texts: number;
  /** Whether it may help to send that text again. */
  mayRetry: boolean;
  /** The hunt in which an admin could replace the number. `hasOthers`: other phones are left in it. */
  hunt: { id: string; hasOthers: boolean } | null;
};

type Failed = Pick<SmsMessage, 'phone_number' | 'error_code' | 'booking_id'>;
type Hunt = { id: string; status: string; phone_numbers: readonly string[] };

/**
 * Failed texts by phone, the latest failure first. Phones that have opted out or left the hunt, and erased
 * numbers, are not listed.
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
 * The Twilio codes to which screens react. They are the only ones in domain, because documents hold the bare
 * `error_code`. The test of `functions/src/vendors/twilio/faults.ts` checks that both agree.
 */
const OPTED_OUT = 21610;
const DEAD_NUMBERS: readonly (number | null)[] = [21211, 21614, 30005, 30006];

type Stored = { error_code: number | null };

export const failedByOptOut = ({ error_code }: Stored): boolean => error_code === OPTED_OUT;

/** Whether a text failed because of its number, so that sending it again cannot help. */
export const failedByDeadNumber = ({ error_code }: Stored): boolean => DEAD_NUMBERS.includes(error_code);

import { optedOutPositions } from '@streetlore/domain/booking';
import { isErased } from '@streetlore/domain/phone';
import { newSmsPhone, type SmsPhone } from '@streetlore/domain/sms';
import type { Keys } from '../base/config.ts';
import { keyedHashes } from './keyed-hash.ts';
import type { Store } from './store.ts';

type Reader = { store: Store; privacyKey: Keys };

/**
 * References to the opt-out of an erased number. Each id is a keyed hash, from which nobody can
 * find the number. New opt-outs are written under the first id. The other ids belong to older keys,
 * from before a rotation.
 */
export function optOutsOf({ store, privacyKey }: Reader, number: string) {
  const [first, ...older] = keyedHashes(privacyKey, 'opt-out', number);
  return [store.optOuts.at(first), ...older.map((key) => store.optOuts.at(key))] as const;
}

/**
 * Reads what is stored about a phone, with the reference and version of its document. An opt-out
 * outlives the erasure of a number, so it still holds if the number books again. The placeholder
 * number of erased people always counts as opted out.
 */
export async function readPhone(reader: Reader, number: string) {
  // Both reads run at the same time, because a player waits for the reply. Half of a group never
  // texts and so has no phone document.
  const [{ ref, value, version }, before] = await Promise.all([
    reader.store.phones.at(number).readVersioned(),
    optedOutBefore(reader, number),
  ]);
  return { number, ref, version, phone: value ?? before };
}

async function optedOutBefore(reader: Reader, number: string): Promise<SmsPhone | null> {
  const silent: SmsPhone = { ...newSmsPhone(), opted_out: true };
  if (isErased(number)) return silent;
  const erased = (await reader.store.readAll(optOutsOf(reader, number))).find((found) => found !== null);
  return erased ? { ...silent, opted_out_at: erased.opted_out_at } : null;
}

/** The positions of the numbers that have opted out, in the form that a booking stores. */
export async function optedOutAmong(reader: Reader, numbers: readonly string[]): Promise<number[]> {
  const silent = new Map<string, boolean>();
  await Promise.all([...new Set(numbers)].map(async (number) => silent.set(number, await hasOptedOut(reader, number))));
  return optedOutPositions(numbers, (number) => silent.get(number) ?? false);
}

/** Whether a number may not be texted. */
export async function hasOptedOut(reader: Reader, number: string): Promise<boolean> {
  return (await readPhone(reader, number)).phone?.opted_out ?? false;
}

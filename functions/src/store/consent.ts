import { positionsOf } from '@streetlore/domain/booking';
import { isErased } from '@streetlore/domain/phone';
import { newSmsPhone, type SmsPhone } from '@streetlore/domain/sms';
import type { Keys } from '../platform/config.ts';
import { keyedHashes } from './keyed-hash.ts';
import type { Store } from './store.ts';

type Reader = { store: Store; privacyKey: Keys };

/**
 * Where it is kept that an erased number had opted out: under a keyed hash, from which nobody finds the number. The first is
 * where it is written; with an older key it may have been written elsewhere.
 */
export function optOutsOf({ store, privacyKey }: Reader, number: string) {
  const [first, ...older] = keyedHashes(privacyKey, 'opt-out', number);
  return [store.optOuts.at(first), ...older.map((key) => store.optOuts.at(key))] as const;
}

/**
 * What is kept of a phone, and what is stored under its number. Whoever opted out and was erased has still
 * opted out when their number comes back, and nobody is reached by the number that stands for erased ones.
 */
export async function readPhone(reader: Reader, number: string) {
  const { ref, value, version } = await reader.store.phones.at(number).readVersioned();
  return { number, ref, version, phone: value ?? (await optedOutBefore(reader, number)) };
}

async function optedOutBefore(reader: Reader, number: string): Promise<SmsPhone | null> {
  const silent: SmsPhone = { ...newSmsPhone(), opted_out: true };
  if (isErased(number)) return silent;
  const erased = (await reader.store.readAll(optOutsOf(reader, number))).find((found) => found !== null);
  return erased ? { ...silent, opted_out_at: erased.opted_out_at } : null;
}

/** Which of a booking's numbers may not be texted, as the booking keeps it. */
export async function optedOutAmong(reader: Reader, numbers: readonly string[]): Promise<number[]> {
  const silent = new Map<string, boolean>();
  await Promise.all([...new Set(numbers)].map(async (number) => silent.set(number, await hasOptedOut(reader, number))));
  return positionsOf(numbers, (number) => silent.get(number) ?? false);
}

/** Whether a number may not be texted. */
export async function hasOptedOut(reader: Reader, number: string): Promise<boolean> {
  return (await readPhone(reader, number)).phone?.opted_out ?? false;
}

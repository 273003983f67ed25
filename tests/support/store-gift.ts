import type { Gift } from '@streetlore/domain/gift';
import { collections } from '@streetlore/domain/paths';
import { aVoucher } from '@streetlore/domain/testing';
import { localSecrets } from '@streetlore/emulators/config';
import type { Firestore } from 'firebase-admin/firestore';
import { hashesOfCode } from '../../functions/src/platform/gift-code.ts';

/** Stores a gift that a code opens: a voucher for five hunts, one of them left. @returns its id */
export async function storeGift(db: Firestore, code: string, given: Partial<Gift> = {}): Promise<string> {
  const id = `gift-${code.toLowerCase()}`;
  const [code_hash = ''] = hashesOfCode({ privacyKey: [localSecrets.PRIVACY_KEY] }, code);
  await db.doc(`${collections.gifts}/${id}`).set(aVoucher({ ...given, code_hash }));
  return id;
}

/** The whole hunts that are left of a gift stored by `storeGift`. */
export const huntsLeft = async (db: Firestore, code: string): Promise<unknown> =>
  (await db.doc(`${collections.gifts}/gift-${code.toLowerCase()}`).get()).get('hunts_left');

/** A voucher for some hunts, none of them used. */
export const forHunts = (hunts: number) => ({ worth: { kind: 'hunts', hunts }, hunts_left: hunts }) as const;

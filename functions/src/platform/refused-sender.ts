import { mailboxOf } from '@streetlore/domain/subscriber';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Services } from './services.ts';

/** Who sent a photo: an account, and the address that was typed. */
export type PhotoSender = { readonly uid: string | null; readonly email: string };

/**
 * The documents that refuse a sender's photos, under keyed hashes of account and mailbox. The key is
 * the privacy key, which is never lost.
 */
export function refusalsOf({ store, privacyKey }: Services<'privacyKey'>, { uid, email }: PhotoSender) {
  const hashes = [
    ...(uid === null ? [] : [keyedHashes(privacyKey, 'refused/uid', uid)]),
    ...(email === '' ? [] : [keyedHashes(privacyKey, 'refused/mailbox', mailboxOf(email))]),
  ];
  return {
    /** Where a new refusal is written. */
    written: hashes.map(([first]) => store.refusedSenders.at(first)),
    /** Where a refusal may stand, also from before a rotation of the key. */
    all: hashes.flat().map((hash) => store.refusedSenders.at(hash)),
  };
}

export async function isRefusedSender(services: Services<'privacyKey'>, sender: PhotoSender): Promise<boolean> {
  return (await services.store.readAll(refusalsOf(services, sender).all)).some((found) => found !== null);
}

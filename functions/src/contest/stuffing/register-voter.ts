import { contestRateLimits, renewedExpiry, VOTER_LIFE, type Voter } from '@streetlore/domain/contest';
import { after, londonWeek } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { type CallLimit, countCall } from '../../platform/call-limit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { limitInWords } from '../../platform/limit-words.ts';
import { MANY } from '../../platform/machines.ts';
import type { Services } from '../../platform/services.ts';
import { nullIfConflict, nullIfExists } from '../../store/conflict.ts';
import { keyedHash } from '../../store/keyed-hash.ts';

/** `keepNetwork` counts, because it alone reads whether a voter is new. */
const newVoters: CallLimit = { counter: 'contest/register', ...contestRateLimits.register };

/**
 * Notes from which network a voter comes: votes go straight to Firestore, where no function sees an
 * address. The rules let only registered voters vote.
 */
export const registerVoter = callable('registerVoter', {
  input: z.nullish(z.strictObject({})),
  who: 'signed-in',
  needs: ['appKey'],
  limitedBy: limitInWords(newVoters),
  machine: MANY,
  run: async (services, _input, caller) => {
    await storeVoter(services, caller);
    return {};
  },
});

/**
 * Stores a voter's first registration, which tells how new the voter was when voting. The network is a keyed
 * hash of the IP address. It changes every week (a round) and when the key is rotated.
 * @throws HttpsError resource-exhausted when an address brings too many new voters
 */
export async function storeVoter(services: Services<'appKey'>, caller: Pick<Caller, 'uid' | 'ip'>): Promise<void> {
  const { uid, ip } = caller;
  const ref = services.store.voters.at(uid);
  const known = await ref.readVersioned();
  // A known voter is not counted: a browser without storage registers on each page, and would use up the
  // limit of others at its address.
  if (known.version) {
    const expires_at = renewedExpiry(known.value, services.now());
    if (expires_at) await nullIfConflict(known.update({ expires_at }));
    return;
  }
  await countCall(services, newVoters, caller);
  const now = services.now();
  const voter: Voter = {
    network: keyedHash(services.appKey[0], `voter/${londonWeek(now)}`, ip),
    registered_at: now,
    expires_at: after(now, VOTER_LIFE),
  };
  await nullIfExists(ref.create(voter));
}

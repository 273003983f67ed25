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
 * Registers a visitor as a voter and notes from which network. The security rules let only
 * registered voters vote. Votes go straight to Firestore, where no function sees an address, so the
 * network is noted here.
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
 * The first registration stays, because it tells how new a voter was. The address is kept only as a
 * keyed hash, so that nobody can be tracked by it. The hash changes every week, the length of a
 * round, and with a rotation of the key.
 * @throws HttpsError resource-exhausted when an address brings too many new voters
 */
export async function storeVoter(services: Services<'appKey'>, caller: Pick<Caller, 'uid' | 'ip'>): Promise<void> {
  const { uid, ip } = caller;
  const ref = services.store.voters.at(uid);
  const known = await ref.readVersioned();
  // A browser without storage registers again on each page. That must not count against other
  // voters at its address.
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

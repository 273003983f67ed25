import { contestRateLimits, VOTER_LIFE, type Voter } from '@streetlore/domain/contest';
import { after, londonDay } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { type Caller, callable } from '../../platform/callable.ts';
import { limitForm } from '../../platform/limit.ts';
import type { Services } from '../../platform/services.ts';
import { unlessThere } from '../../store/conflict.ts';
import { keyedHash } from '../../store/keyed-hash.ts';

/** Notes from which network a voter comes: votes go straight to Firestore, where no function sees an address. */
export const registerVoter = callable('registerVoter', {
  input: z.nullish(z.strictObject({})),
  who: 'signed-in',
  needs: ['appKey'],
  run: async (services, _input, caller) => {
    await keepNetwork(services, caller);
    return {};
  },
});

/**
 * The operation behind `registerVoter`. The first registration stays: it tells how new a voter was. The address is kept only
 * as a keyed hash that changes every day (and with a rotation of the key), so that nobody can be tracked by it. A voter who is
 * refused here for too many registrations can still vote, as a voter of no known network.
 * @throws HttpsError resource-exhausted when an address brings too many new voters
 */
export async function keepNetwork(services: Services<'appKey'>, caller: Pick<Caller, 'uid' | 'ip'>): Promise<void> {
  const { uid, ip } = caller;
  const ref = services.store.voters.at(uid);
  // A browser without storage registers again on each page; that must not count against others at its address.
  if (await ref.exists()) return;
  await limitForm(services, 'contest/register', caller, contestRateLimits.register);
  const now = services.now();
  const voter: Voter = {
    network: keyedHash(services.appKey[0], `voter/${londonDay(now)}`, ip),
    registered_at: now,
    expires_at: after(now, VOTER_LIFE),
  };
  await unlessThere(ref.create(voter));
}

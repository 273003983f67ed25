import { endWaitingInput, PLEA, PLEA_DONE } from '@streetlore/domain/sms';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Ends the waiting of a conversation without an answer. */
export const endWaiting = callable('endWaiting', { input: endWaitingInput, who: 'admin', run: markDone });

/**
 * The operation behind `endWaiting`. It marks the plea that the admin saw. If a later plea has come
 * meanwhile, the conversation still waits.
 * @throws HttpsError not-found when there is no such message
 */
export async function markDone(
  services: Services,
  { request_id, message_id }: z.output<typeof endWaitingInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  await decideOnce(services, caller, request_id, {
    read: () => store.loggedMessages.at(message_id).readVersioned(),
    decide: (commit, plea) => {
      if (!plea.version) throw new HttpsError('not-found', 'There is no such text');
      // Another admin may have ended the waiting a moment ago.
      if (plea.value.message_type === PLEA) commit.update(plea, { message_type: PLEA_DONE });
      return { action: 'waiting_ended', target: plea.ref.path };
    },
  });
  return {};
}

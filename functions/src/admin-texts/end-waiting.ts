import { conversationIdOf, endWaitingInput, PLEA_DONE, pleasUntil } from '@streetlore/domain/sms';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import type { Services } from '../platform/services.ts';

/** The most pleas that one press of Done ends. If there are more, the rest waits for the next. */
const MAX_PLEAS = 400;

export const endWaiting = callable('endWaiting', { input: endWaitingInput, who: 'admin', run: markDone });

/**
 * Marks the plea that the admin saw, and earlier pleas of the same kind, as answered. A later plea, or one of
 * another kind, keeps the conversation waiting.
 * @throws HttpsError not-found when there is no such message
 */
export async function markDone(
  services: Services,
  { request_id, message_id }: z.output<typeof endWaitingInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  await decideOnce(services, caller, request_id, {
    async read() {
      const plea = await store.loggedMessages.at(message_id).readVersioned();
      if (!plea.version) throw new HttpsError('not-found', 'There is no such text');
      const { plea: about, seq, booking_id } = plea.value;
      const before =
        about && (await store.findVersioned(pleasUntil(conversationIdOf(plea.value), about, seq, MAX_PLEAS)));
      return { plea, waiting: before ?? [], needs: await readNeeds(services, booking_id) };
    },
    decide: (commit, { plea, waiting, needs }, now) => {
      // Another admin may have ended the waiting a moment ago.
      for (const one of waiting) commit.update(one, { message_type: PLEA_DONE });
      addAction(commit, needs, 'done', caller, now);
      return { action: 'waiting_ended', target: plea.ref.path };
    },
  });
  return {};
}

import { type MarkContactMessageInput, markContactMessageInput, marked } from '@streetlore/domain/contact';
import { HttpsError } from 'firebase-functions/v2/https';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Notes that a message of the contact form was read or answered, or takes the note back. */
export const markContactMessage = callable('markContactMessage', {
  input: markContactMessageInput,
  who: 'admin',
  run: markMessage,
});

/** @throws HttpsError not-found */
export async function markMessage(
  services: Services,
  { request_id, message_id, mark: how }: MarkContactMessageInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const ref = services.store.contactMessages.at(message_id);
  if (!(await ref.exists())) throw new HttpsError('not-found', 'There is no such message');
  const auditEntry = { action: `contact_message_${how}` as const, target: ref.path };
  await commitOnce(services, caller, request_id, auditEntry, (commit) => commit.update(ref, marked[how]));
  return {};
}

import {
  type SendContactMessageInput,
  type SendContactMessageOutput,
  sendContactMessageInput,
} from '@streetlore/domain/contact';
import { formRateLimits } from '@streetlore/domain/form';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { nullIfExists } from '../store/conflict.ts';

export const sendContactMessage = callable('sendContactMessage', {
  input: sendContactMessageInput,
  who: 'signed-in',
  limit: { counter: 'contact', ...formRateLimits },
  run: storeContactMessage,
});

/** A repeated message id changes nothing. */
export async function storeContactMessage(
  services: Services,
  { message_id, ...message }: SendContactMessageInput,
): Promise<SendContactMessageOutput> {
  const value = { ...message, read: false, answered: false, answers: [], created_at: services.now() };
  await nullIfExists(services.store.contactMessages.at(message_id).create(value));
  return { message_id };
}

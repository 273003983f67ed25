import {
  type SendContactMessageInput,
  type SendContactMessageOutput,
  sendContactMessageInput,
} from '@streetlore/domain/contact';
import { figuresOfContactMessage } from '@streetlore/domain/stats';
import { limitForm } from '../budgets/limit.ts';
import { countMoved } from '../counting/count-moved.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { unlessThere } from '../store/conflict.ts';

/** Keeps a message of the contact form for the admins. */
export const sendContactMessage = callable('sendContactMessage', {
  input: sendContactMessageInput,
  who: 'signed-in',
  needs: ['appKey'],
  run: keepMessage,
});

/** The operation behind `sendContactMessage`. A repeated message id changes nothing. */
export async function keepMessage(
  services: Services<'appKey'>,
  { message_id, ...message }: SendContactMessageInput,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<SendContactMessageOutput> {
  await limitForm(services, 'contact', caller);
  const value = { ...message, read: false, answered: false, answers: [], created_at: services.now() };
  await unlessThere(services.store.contactMessages.at(message_id).create(value));
  await countMoved(services, figuresOfContactMessage({ before: undefined, after: value }));
  return { message_id };
}

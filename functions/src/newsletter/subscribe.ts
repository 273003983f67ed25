import { createHash } from 'node:crypto';
import {
  normaliseEmail,
  type SubscribeInput,
  type SubscribeOutput,
  type Subscriber,
  subscribeInput,
} from '@streetlore/domain/subscriber';
import { type Caller, callable } from '../platform/callable.ts';
import { limitForm } from '../platform/limit.ts';
import type { Services } from '../platform/services.ts';
import { unlessThere } from '../store/conflict.ts';

/** Takes an address for the newsletter. */
export const subscribe = callable('subscribe', {
  input: subscribeInput,
  who: 'signed-in',
  needs: ['appKey'],
  run: addSubscriber,
});

/** The id of an address in `subscribers`: one per address, whatever its spelling, so that nobody is in it twice. */
export const subscriberId = (email: string): string => createHash('sha256').update(normaliseEmail(email)).digest('hex');

/** The operation behind `subscribe`. Who had unsubscribed is active again; who is active stays as they were. */
export async function addSubscriber(
  services: Services<'appKey'>,
  input: SubscribeInput,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<SubscribeOutput> {
  await limitForm(services, 'newsletter', caller);
  const ref = services.store.subscribers.at(subscriberId(input.email));
  const value: Subscriber = {
    ...input,
    email: normaliseEmail(input.email),
    status: 'active',
    confirmed: false,
    created_at: services.now(),
  };
  if (await unlessThere(ref.create(value))) return { already_subscribed: false };
  const wasActive = (await ref.read())?.status === 'active';
  if (!wasActive) await ref.update({ status: 'active' });
  return { already_subscribed: wasActive };
}

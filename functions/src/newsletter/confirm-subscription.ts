import { formRateLimits } from '@streetlore/domain/form';
import { type ConfirmOutput, confirmation, type LinkInput, linkInput } from '@streetlore/domain/subscriber';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { followLink } from './links.ts';

/** Confirms a subscription. Called by the button on the page to which the mail's link leads. */
export const confirmSubscription = callable('confirmSubscription', {
  input: linkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'newsletter-link', ...formRateLimits },
  run: confirmSubscriber,
});

/** The caller reads the address's mails, so the answer may tell whether it was subscribed. */
export async function confirmSubscriber(
  services: Services<'privacyKey'>,
  { token }: LinkInput,
): Promise<ConfirmOutput> {
  return await withoutConflict(async () => {
    const found = await followLink(services, token, 'confirm');
    if (!found?.subscriber.version) return { outcome: 'expired' };
    const { link, subscriber } = found;
    const decision = confirmation(subscriber.value, link, services.now());
    if (decision?.change) await subscriber.update(decision.change);
    return { outcome: decision?.outcome ?? 'expired' };
  });
}

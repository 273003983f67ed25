import { formRateLimits } from '@streetlore/domain/form';
import { routes } from '@streetlore/domain/paths';
import {
  type LinkInput,
  linkInput,
  linkToken,
  type UnsubscribeOutput,
  unsubscription,
} from '@streetlore/domain/subscriber';
import { callable } from '../platform/callable.ts';
import { answerOneClickOf, type OneClick, oneClickRequest } from '../platform/one-click.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { followLink } from './links.ts';

/** Ends a subscription. Called by the button on the page to which the mail's link leads. */
export const unsubscribe = callable('unsubscribe', {
  input: linkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'newsletter-link', ...formRateLimits },
  run: async (services, { token }: LinkInput): Promise<UnsubscribeOutput> => ({
    outcome: (await end(services, token)) ? 'unsubscribed' : 'expired',
  }),
});

const NAME = 'unsubscribeOneClick';
const { secrets, services } = needing('privacyKey', 'site');
const access = { who: 'whoever holds a mail’s token, by POST', limitedBy: 'ends one subscription' };

/** There is no limit by IP address, because a mail provider posts for all its readers. */
export const unsubscribeOneClick = oneClickRequest(NAME, { ...access, secrets }, (click) =>
  answerOneClick(services(), click),
);

export const answerOneClick = (services: Services<'privacyKey' | 'site'>, click: OneClick) =>
  answerOneClickOf(services, click, {
    name: NAME,
    page: routes.newsletterUnsubscribe,
    parse: (token) => linkToken.safeParse(token).data ?? null,
    stop: (token) => end(services, token),
  });

/** @returns whether the token was valid; a second call with it gives the same answer */
async function end(services: Services<'privacyKey'>, token: string): Promise<boolean> {
  const found = await followLink(services, token, 'unsubscribe');
  if (!found) return false;
  const { store, now } = services;
  await store.subscribers.at(found.link.subscriber_id).amend(() => unsubscription(now()));
  return true;
}

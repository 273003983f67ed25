import { formRateLimits } from '@streetlore/domain/form';
import { routes } from '@streetlore/domain/paths';
import {
  type LinkInput,
  linkInput,
  linkToken,
  type UnsubscribeOutput,
  unsubscription,
} from '@streetlore/domain/subscriber';
import { log, traced } from '../base/log.ts';
import { callable } from '../platform/callable.ts';
import { openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';
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

const { secrets, services } = needing('privacyKey', 'site');
const access = { who: 'whoever holds a mail’s token, by POST', limitedBy: 'ends one subscription' };

/**
 * Ends a subscription for mail programs, which post to the address in List-Unsubscribe without
 * cookies or a page (RFC 8058). There is no limit by IP address, because a mail provider posts for
 * all its readers. Somebody who opens the address in a browser is redirected to the page.
 */
export const unsubscribeOneClick = openRequest({ ...access, secrets }, async (request, response) => {
  await traced({ function: 'unsubscribeOneClick' }, async () => {
    const { status, location } = await answerOneClick(services(), {
      method: request.method,
      token: request.query.token,
    });
    response.set('cache-control', 'no-store').status(status);
    if (location) response.set('location', location);
    response.end();
  });
});

/**
 * The operation behind `unsubscribeOneClick`. Only a POST changes anything: software that
 * prefetches or scans links sends only GET.
 */
export async function answerOneClick(
  services: Services<'privacyKey' | 'site'>,
  { method, token }: { method: string; token: unknown },
): Promise<{ status: number; location?: string }> {
  try {
    const parsed = linkToken.safeParse(token);
    if (method === 'GET' || method === 'HEAD')
      return { status: 303, location: `${services.site}${routes.newsletterUnsubscribe}#${parsed.data ?? ''}` };
    if (method !== 'POST') return { status: 405 };
    return { status: parsed.success && (await end(services, parsed.data)) ? 200 : 404 };
  } catch (error) {
    log.error('A subscription could not be ended by one click', {}, error);
    await recordError('unsubscribeOneClick', error, () => services);
    return { status: 500 };
  }
}

/** @returns whether the token was valid; a second call with it gives the same answer */
async function end(services: Services<'privacyKey'>, token: string): Promise<boolean> {
  const found = await followLink(services, token, 'unsubscribe');
  if (!found) return false;
  const { store, now } = services;
  await store.subscribers.at(found.link.subscriber_id).amend(() => unsubscription(now()));
  return true;
}

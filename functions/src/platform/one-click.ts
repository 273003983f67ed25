import type { HttpsOptions } from 'firebase-functions/v2/https';
import { log, traced } from '../base/log.ts';
import { type Access, openRequest } from './open-request.ts';
import type { Services } from './services.ts';
import { recordError } from './watched.ts';

/** What a mail program sent to the address in a mail's List-Unsubscribe. */
export type OneClick = { method: string; token: unknown };

type Answer = { status: number; location?: string };

/** The function at the address in a mail's List-Unsubscribe. */
export const oneClickRequest = (
  name: string,
  options: Access & HttpsOptions,
  answer: (click: OneClick) => Promise<Answer>,
) =>
  openRequest(options, async (request, response) => {
    await traced({ function: name }, async () => {
      const { status, location } = await answer({ method: request.method, token: request.query.token });
      response.set('cache-control', 'no-store').status(status);
      if (location) response.set('location', location);
      response.end();
    });
  });

type Link = {
  /** The function's name. */
  name: string;
  /** The path of the page that does the same with a button. */
  page: string;
  /** Null when this is no token of ours. */
  parse(token: unknown): string | null;
  /** Returns whether the token was valid. A second call with it gives the same answer. */
  stop(token: string): Promise<boolean>;
};

/**
 * Answers a mail program that stops mails with one click, without cookies or a page (RFC 8058).
 * Only a POST changes anything: software that prefetches or scans links sends only GET. Somebody
 * who opens the address in a browser is redirected to the page.
 */
export async function answerOneClickOf(
  services: Services<'site'>,
  { method, token }: OneClick,
  { name, page, parse, stop }: Link,
): Promise<Answer> {
  try {
    const parsed = parse(token);
    if (method === 'GET' || method === 'HEAD')
      return { status: 303, location: `${services.site}${page}#${parsed ?? ''}` };
    if (method !== 'POST') return { status: 405 };
    return { status: parsed !== null && (await stop(parsed)) ? 200 : 404 };
  } catch (error) {
    log.error('A subscription could not be ended by one click', {}, error);
    await recordError(name, error, () => services);
    return { status: 500 };
  }
}

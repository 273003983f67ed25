import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';

/** Who may call a function and what limits the calls, in words for docs/access.md. */
export type Access = { who: string; limitedBy: string };

/**
 * A function that anybody on the internet can send a request to. It has `who` and `limitedBy` as
 * properties; `npm run security` reads them.
 */
export function openRequest(
  { who, limitedBy, ...options }: Access & HttpsOptions,
  handler: (...request: Parameters<HttpsFunction>) => void | Promise<void>,
): HttpsFunction & Access {
  return Object.assign(onRequest({ ...options, invoker: 'public' }, handler), { who, limitedBy });
}

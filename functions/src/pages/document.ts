import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';

/** How long (s) the content network keeps a document, and a process what it has made. */
const KEPT = 600;

/** What of a request matters; `url` is path and query as they were asked for. */
type Asked = { method: string; url: string };

/** What is answered to one. */
type Answer = { status: number; headers: Record<string, string>; body?: string };

/**
 * A document that costs thousands of reads, at one address. It is read only for that: the content network keeps an answer per whole
 * address and only for GET and HEAD, so any query leads to the bare address, and nothing else is answered. A process keeps what it
 * has made, for calls that come past the content network.
 * @throws what `make` throws, and then nothing is kept
 */
export function keptDocument(path: string, type: string, make: (services: Services<'site'>) => Promise<string>) {
  let kept: { until: number; xml: Promise<string> } | null = null;
  const headers = { 'Cache-Control': `public, max-age=300, s-maxage=${KEPT}` };
  return async (services: Services<'site'>, { method, url }: Asked): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
    if (url.includes('?')) return { status: 301, headers: { ...headers, Location: services.site + path } };
    const at = services.now().getTime();
    const mine = kept && kept.until > at ? kept : { until: at + KEPT * 1000, xml: make(services) };
    kept = mine;
    try {
      return { status: 200, headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` }, body: await mine.xml };
    } catch (error) {
      if (kept === mine) kept = null;
      throw error;
    }
  };
}

/** The function that answers for a document. What is kept is answered at once. */
export function xmlDocument(type: string, answer: ReturnType<typeof keptDocument>): HttpsFunction {
  const { secrets, services } = needing('site');
  return onRequest({ invoker: 'public', secrets }, async ({ method, originalUrl }, response) => {
    try {
      const { status, headers, body } = await answer(services(), { method, url: originalUrl });
      response.status(status).set(headers).end(body);
    } catch (error) {
      log.error('A document for machines could not be made', { type }, error);
      await noteError(type, error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  });
}

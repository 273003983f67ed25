import { publishedPosts } from '@streetlore/domain/blog';
import { newestPhotos } from '@streetlore/domain/contest';
import { activePartners } from '@streetlore/domain/partner';
import { withLimit } from '@streetlore/domain/query';
import { publishedTours } from '@streetlore/domain/tour';
import { log } from '../base/log.ts';
import { openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';
import type { Store } from '../store/store.ts';

/** How long (s) a process keeps its document. */
const KEPT = 600;

/** The parts of a request that matter. `url` is the path and query that the client requested. */
type Asked = { method: string; url: string };

type Answer = { status: number; headers: Record<string, string>; body?: string };

/**
 * Answers requests for a document that costs thousands of reads. The content network (CDN) keeps answers to
 * GET and HEAD by the whole address. So a request with a query is redirected, and other methods are refused.
 * The process keeps the document longer, but not when something has been hidden since.
 * @throws the errors of `make`; nothing is kept then
 */
export function cachedDocument(path: string, type: string, make: (services: Services<'site'>) => Promise<string>) {
  let kept: { until: number; hidden: number | null; xml: Promise<string> } | null = null;
  const headers = { 'Cache-Control': 'public, max-age=60, s-maxage=60' };
  return async (services: Services<'site'>, { method, url }: Asked): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
    if (url.includes('?')) return { status: 301, headers: { ...headers, Location: services.site + path } };
    const at = services.now().getTime();
    const hidden = (await services.store.hiddenMark.read())?.at.getTime() ?? null;
    const isGood = kept && kept.until > at && kept.hidden === hidden;
    const mine = kept && isGood ? kept : { until: at + KEPT * 1000, hidden, xml: make(services) };
    kept = mine;
    try {
      return { status: 200, headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` }, body: await mine.xml };
    } catch (error) {
      if (kept === mine) kept = null;
      throw error;
    }
  };
}

const access = {
  who: 'everybody, by GET',
  limitedBy: 'made once in ten minutes, and after something was hidden, whatever its address carries',
};

/** The function that answers requests for a document. */
export function xmlDocument(type: string, answer: ReturnType<typeof cachedDocument>) {
  const { secrets, services } = needing('site');
  return openRequest({ ...access, secrets }, async ({ method, originalUrl }, response) => {
    try {
      const { status, headers, body } = await answer(services(), { method, url: originalUrl });
      response.status(status).set(headers).end(body);
    } catch (error) {
      log.error('A document for machines could not be made', { type }, error);
      await recordError(type, error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  });
}

/** The most documents that are read of each public list. A sitemap may have 50,000 addresses. */
const MAX_ADDRESSES = 5000;

export const listedTours = (store: Store) => store.find(withLimit(publishedTours(), MAX_ADDRESSES));

export const listedPartners = (store: Store) => store.find(withLimit(activePartners(), MAX_ADDRESSES));

export const listedPosts = (store: Store, most = MAX_ADDRESSES) => store.find(withLimit(publishedPosts(), most));

export const listedPhotos = (store: Store) => store.find(newestPhotos(MAX_ADDRESSES));

import { LoggableError, log } from '../base/log.ts';

/** The site's built document as this process last read it. */
type Shell = { html: string; etag: string | null; seen: number };

/**
 * How long (ms) a document is used before the website is asked for a newer one. A deploy renames the scripts
 * and removes the old ones, to which an old document would link.
 */
const FRESH = 5_000;
const FETCH_TIMEOUT_MS = 10_000;

/** Marks our own request: before the first deploy, Hosting would route it back to this function. */
export const SHELL_REQUEST = 'x-streetlore-document';

/** The document without a page in it (web/src/server-rendering/build/prerender.ts). */
const DOCUMENT = '/app';

/**
 * Reads the document that `site` serves as a file. It is kept for some seconds; then the site is asked
 * whether it has changed. While the site does not answer, the last document is used.
 */
export function shellOf(site: string, now: () => number = Date.now): () => Promise<string> {
  let kept: Shell | undefined;
  let asking: Promise<Shell> | undefined;

  const ask = async (): Promise<Shell> => {
    const response = await fetch(site + DOCUMENT, {
      headers: { [SHELL_REQUEST]: '1', ...(kept?.etag && { 'if-none-match': kept.etag }) },
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (response.status === 304 && kept) return { ...kept, seen: now() };
    if (!response.ok) throw new LoggableError(`${site}${DOCUMENT} answered ${response.status}`);
    return { html: await response.text(), etag: response.headers.get('etag'), seen: now() };
  };

  return async () => {
    if (kept && now() - kept.seen < FRESH) return kept.html;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    try {
      kept = await asking;
    } catch (error) {
      if (!kept) throw error;
      log.warn('The website could not be asked for its document; the last known one serves', {}, error);
    }
    return kept.html;
  };
}

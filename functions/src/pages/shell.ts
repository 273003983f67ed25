import { LoggableError, log } from '../base/log.ts';

/** The site's built document as this process last read it. */
type Shell = { html: string; etag: string | null; seen: number };

/**
 * How long, in ms, a document is used without asking the website again. A deploy of the website
 * renames its scripts and removes the old ones. An old document, or a copy deployed with the
 * functions, would link to scripts that are gone.
 */
const FRESH = 5_000;
const FETCH_TIMEOUT_MS = 10_000;

/**
 * Marks this function's own request. Before the website is first deployed, Hosting would route the
 * request back to this function.
 */
export const SHELL_REQUEST = 'x-streetlore-document';

/**
 * The path at which the website has its document without a page in it
 * (web/src/server-rendering/build/prerender.ts).
 */
const DOCUMENT = '/app';

/**
 * Makes a reader of the document, without a page in it, that the website at `site` serves as a
 * file. The document is kept for seconds. Then the website is asked again and sends the document
 * only if it has changed. While the website cannot be asked, the last document is used.
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

import { LoggableError, log } from '../base/log.ts';

/** The site's built document as it was last seen. */
type Shell = { html: string; etag: string | null; seen: number };

/**
 * How long (ms) a document is used without asking again. A deploy of the website renames its scripts and takes the old ones
 * away, so a copy carried with the functions, or an old one, would point at nothing.
 */
const FRESH = 5_000;
const FETCH_TIMEOUT_MS = 10_000;

/** Marks this function's own request: before a website is deployed, Hosting would route it back to this very function. */
export const SHELL_REQUEST = 'x-streetlore-document';

/** Where the website has its document without a page in it (web/src/server-rendering/build/prerender.ts). */
const DOCUMENT = '/app';

/**
 * A reader of the document that the website at `site` is made of, without a page in it, which hosting serves as a file. Kept for seconds,
 * then asked for again only if it changed. When the website cannot be asked, the last known one serves on.
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

import { gzipSync } from 'node:zlib';
import { fillHead, fillPage, type ServerBundle } from '@streetlore/domain/page';
import { BOOKING_PARAMETER } from '@streetlore/domain/paths';
import { log } from '../base/log.ts';
import { SHARED } from '../platform/machines.ts';
import { openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';
import { findHead } from './find-head.ts';
import { loadServerBundle, renderPage } from './render.ts';
import { SHELL_REQUEST, shellOf } from './shell.ts';
import { withFragment } from './with-fragment.ts';

/** Where the site's built files stand (web/vite.config.ts). */
const BUILT_FILES = '/assets/';

export type PageAnswer = { status: number; html: string };

/**
 * Answers with the site's document and the page's head and HTML, which the application hydrates.
 * Only the head is filled in if the server bundle is missing or from another build.
 */
export async function answerPage(
  services: Services<'site'>,
  readShell: () => Promise<string>,
  path: string,
  bundle: ServerBundle | null = null,
): Promise<PageAnswer> {
  const at = services.now().getTime();
  const [shell, { head, status }, page] = await Promise.all([
    readShell(),
    findHead(services, path),
    bundle && renderPage(services, bundle, path),
  ]);
  const canHydrate = page && shell.includes(`"${bundle?.script}"`);
  return { status, html: canHydrate ? fillPage(shell, head, path, page, at) : fillHead(shell, head) };
}

const { secrets, services } = needing('site');
const access = {
  who: 'everybody, by GET',
  limitedBy: 'kept for a minute; addresses that can be none of ours read nothing',
};

let readShell: (() => Promise<string>) | undefined;

/** Answers every address that is no file of the website: pages of documents, and 404. */
export const page = openRequest({ ...SHARED, ...access, secrets }, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  if (request.get(SHELL_REQUEST) !== undefined) {
    response.status(404).set('Cache-Control', 'no-store').end();
    return;
  }
  // A built file of another deploy: whoever asks for the file now may find it in a moment.
  if (request.path.startsWith(BUILT_FILES)) {
    response.status(404).set('Cache-Control', 'no-store').end();
    return;
  }
  const whole = withFragment(request.originalUrl);
  if (whole !== null) {
    response.redirect(302, whole);
    return;
  }
  try {
    const known = services();
    readShell ??= shellOf(known.site);
    // Not `new URL`, which reads `//x` as another host.
    const [path = '', query = ''] = request.originalUrl.split('?', 2);
    // Only the visitor's browser may read a booking, so the server renders no page for it.
    const isBooking = new URLSearchParams(query).has(BOOKING_PARAMETER);
    const bundle = isBooking ? null : await loadServerBundle();
    const { status, html } = await answerPage(known, readShell, path, bundle);
    // The content network keeps the answer for a minute, so that link previews soon show a changed price.
    response.status(status).set('Cache-Control', 'public, max-age=0, s-maxage=60').vary('Accept-Encoding').type('html');
    if (request.acceptsEncodings('gzip')) response.set('Content-Encoding', 'gzip').send(gzipSync(html));
    else response.send(html);
  } catch (error) {
    log.error('A page could not be answered', {}, error);
    await recordError('page', error);
    response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
      .type('text')
      .send('Streetlore cannot be reached right now. Please try again in a moment.');
  }
});

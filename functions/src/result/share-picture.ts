import { PICTURE_TYPE, type PictureShape, pictureAt, type SharedResult } from '@streetlore/domain/result';
import { log } from '../base/log.ts';
import { loadSharp } from '../pictures/inspect.ts';
import { openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { readShared } from '../platform/shared-result.ts';
import { recordError } from '../platform/watched.ts';
import { resultPicture } from './picture.ts';

type Answer = { status: number; headers: Record<string, string>; body?: Buffer };

/** How long (s) browsers and the content network keep a picture, and that there is none. */
const FOUND = 'public, max-age=60, s-maxage=60';
const NOT_FOUND = 'public, max-age=0, s-maxage=60';

/** How many pictures a process keeps, for requests that bypass the content network. */
const PICTURES_KEPT = 24;

const kept = new Map<string, Promise<Buffer>>();

/** A picture's key is what it shows, so a changed name makes another picture. */
function pictureOf(result: SharedResult, shape: PictureShape, site: string): Promise<Buffer> {
  const key = JSON.stringify([shape, result]);
  const known = kept.get(key);
  if (known) return known;
  const painting = paint(result, shape, site);
  kept.set(key, painting);
  painting.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > PICTURES_KEPT && oldest !== undefined) kept.delete(oldest);
  return painting;
}

async function paint(result: SharedResult, shape: PictureShape, site: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(Buffer.from(resultPicture(result, shape, new URL(site).host)))
    .flatten({ background: '#000000' })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** The content network keeps answers by whole address, so a request with a query is redirected to the bare one. */
export async function answerPicture(
  { store, site }: Services<'site'>,
  { method, url }: { method: string; url: string },
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const [path = '', query] = url.split('?', 2);
  const asked = pictureAt(path);
  if (asked && query !== undefined) return { status: 301, headers: { 'Cache-Control': FOUND, Location: path } };
  const result = asked && (await readShared(store, asked.id));
  if (!result) return { status: 404, headers: { 'Cache-Control': NOT_FOUND } };
  const body = await pictureOf(result, asked.shape, site);
  const headers = { 'Cache-Control': FOUND, 'Content-Type': PICTURE_TYPE, 'X-Robots-Tag': 'noindex' };
  return { status: 200, headers, body };
}

const access = {
  who: 'everybody, by GET',
  limitedBy: 'an id of 132 bits; kept for a minute by its bare address; two machines paint at most',
};

const needed = needing('site');

export const sharePicture = openRequest(
  { ...access, secrets: needed.secrets },
  async ({ method, originalUrl }, response) => {
    try {
      const { status, headers, body } = await answerPicture(needed.services(), { method, url: originalUrl });
      response.status(status).set(headers).end(body);
    } catch (error) {
      log.error('A picture to share could not be painted', {}, error);
      await recordError('sharePicture', error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end();
    }
  },
);

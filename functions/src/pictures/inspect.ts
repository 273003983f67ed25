import { contestTexts, isHeicInside, isJpegInside, MAX_PIXELS } from '@streetlore/domain/contest';
import type { Sharp } from 'sharp';
import { log } from '../base/log.ts';

/** Loaded on first use: only a few functions process pictures. */
export const loadSharp = async () => (await import('sharp')).default;

export type Refusal = { ok: false; reason: string };

type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

const at = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The type of a file by its first bytes, whatever its name is; null for no known picture. */
export function kindOf(bytes: Buffer): Kind | null {
  if (isJpegInside(bytes)) return 'jpeg';
  if (at(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(at(bytes, 0, 6))) return 'gif';
  if (at(bytes, 0, 4) === 'RIFF' && at(bytes, 8, 12) === 'WEBP') return 'webp';
  if (isHeicInside(bytes)) return 'heic';
  return null;
}

/** A picture that may be decoded. Its type and size come from its header alone. */
export type Inspected = { ok: true; image: Sharp; width: number; height: number };

/**
 * Looks only at the first bytes and the header. The returned decoder stops at the first error, and at the
 * greatest allowed number of pixels.
 */
export async function inspect(bytes: Buffer): Promise<Inspected | Refusal> {
  const kind = kindOf(bytes);
  if (kind === 'heic') return refuse(contestTexts.refused.heic);
  if (kind === null) return refuse(contestTexts.refused.notPicture);
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(noPicture);
  if (!header) return refuse(contestTexts.refused.broken);
  if (header.format !== kind) return refuse(contestTexts.refused.notPicture);
  const { width, height, pageHeight = height } = header;
  if (Math.max(width, height) > MAX_PIXELS.side || width * pageHeight > MAX_PIXELS.area)
    return refuse(contestTexts.refused.tooBig);
  // Decode only the first frame of a GIF: an attacker could put any number of frames in it.
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS.area, failOn: 'error', pages: 1 });
  return { ok: true, image, width, height: pageHeight };
}

/**
 * Turns an error of sharp into null and logs the reason. A shortage of memory on this machine is
 * not the file's fault, so that error is thrown again.
 */
export function noPicture(error: unknown): null {
  if (error instanceof Error && /memory|allocate/i.test(error.message)) throw error;
  log.info('A picture could not be read', {}, error);
  return null;
}

const refuse = (reason: string): Refusal => ({ ok: false, reason });

import { gpsPosition, gpsTags, type Position } from '@streetlore/domain/contest';
import { log } from '../base/log.ts';
import { kindOf } from './inspect.ts';

/**
 * Rounds to the sixth decimal, a tenth of a metre. Further decimals come from EXIF's fractions and mean
 * nothing.
 */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * The position in a JPEG; null when it has none or cannot be read. Other types are not searched.
 * The EXIF reader is loaded on first use.
 */
export async function gpsInside(bytes: Buffer): Promise<Position | null> {
  if (kindOf(bytes) !== 'jpeg') return null;
  try {
    const { default: exifr } = await import('exifr');
    const position = gpsPosition((await exifr.parse(bytes, { pick: [...gpsTags] })) ?? {});
    return position && { latitude: rounded(position.latitude), longitude: rounded(position.longitude) };
  } catch (error) {
    log.info('The EXIF data of a picture could not be read', {}, error);
    return null;
  }
}

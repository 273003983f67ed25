import { gpsPosition, gpsTags, type Position } from '@streetlore/domain/contest';
import { log } from '../base/log.ts';
import { kindOf } from './inspect.ts';

/** Degrees are kept to the sixth decimal, a tenth of a metre: what EXIF's fractions add behind it is noise. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * Where a JPEG says by itself that it was taken; null when it does not, or when that cannot be read. Other types are not looked
 * through, as in the browser. The reader is loaded on first use: only what develops pictures asks.
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

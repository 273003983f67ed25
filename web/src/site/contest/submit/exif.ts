import { gpsPosition, gpsTags, isJpegInside, mayHoldExif, type Position } from '@streetlore/domain/contest';
import { importAgain } from '../../../firebase/import-again.ts';

/** `accuracy` is in metres, null when the camera wrote none. */
export type Exif = {
  readonly gps: (Position & { readonly accuracy: number | null }) | null;
  readonly camera: { readonly make: string | null; readonly model: string | null };
};

export const NO_EXIF: Exif = { gps: null, camera: { make: null, model: null } };

const MAX_NAME = 80;

function name(value: unknown): string | null {
  // Cameras pad their names with spaces and zero bytes.
  const text = typeof value === 'string' ? value.replace(/[^\P{Cc}]/gu, '').trim() : '';
  return text === '' ? null : text.slice(0, MAX_NAME);
}

export function exifOf(found: Readonly<Record<string, unknown>> | undefined): Exif {
  const { GPSHPositioningError: error, Make, Model } = found ?? {};
  const position = gpsPosition(found ?? {});
  const isAccuracy = typeof error === 'number' && Number.isFinite(error) && error >= 0;
  return {
    gps: position && { ...position, accuracy: isAccuracy ? error : null },
    camera: { make: name(Make), model: name(Model) },
  };
}

/**
 * Position and camera of a JPEG; other files are not read. The file's name does not count: an
 * iPhone's HEIC that was only renamed can keep exifr's HEIC reader running for ever, and the page
 * with it.
 */
export async function readExif(file: File): Promise<Exif> {
  if (!mayHoldExif(file.type)) return NO_EXIF;
  try {
    const bytes = await file.arrayBuffer();
    if (!isJpegInside(new Uint8Array(bytes))) return NO_EXIF;
    const { default: exifr } = await importAgain(() => import('exifr'));
    return exifOf(
      await exifr.parse(bytes, {
        pick: ['Make', 'Model', ...gpsTags, 'GPSHPositioningError'],
      }),
    );
  } catch (error) {
    console.warn('The photo’s EXIF data cannot be read', error);
    return NO_EXIF;
  }
}

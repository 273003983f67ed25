import { ANALYSED_SIDE, contestTexts, HEIC_HEAD, isHeicInside, isTooSmall } from '@streetlore/domain/contest';
import { UploadRefused } from './photo-upload.ts';

const QUALITY = 0.82;

/** Width and height (pixels) that fit into a square of `side`, never enlarged. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo as a small upright JPEG in base64, for a model.
 * @throws Error with a message for people when the browser cannot read the photo; UploadRefused
 * when the contest does not accept it
 */
export async function smallCopy(file: Blob): Promise<string> {
  // The name may end in .jpg: an iPhone's photo that was only renamed.
  if (isHeicInside(new Uint8Array(await file.slice(0, HEIC_HEAD).arrayBuffer())))
    throw new UploadRefused(`${contestTexts.unsupportedFormat('image/heic')} ${contestTexts.heicHint}`);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new Error('this file cannot be read as an image', { cause: error });
  });
  try {
    if (isTooSmall(bitmap)) throw new UploadRefused(contestTexts.refused.tooSmall);
    const { width, height } = fitted(bitmap.width, bitmap.height, ANALYSED_SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser cannot draw images');
    // A JPEG has no transparency. The wall's white shows through instead.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas.toDataURL('image/jpeg', QUALITY).replace(/^data:image\/jpeg;base64,/, '');
  } finally {
    bitmap.close();
  }
}

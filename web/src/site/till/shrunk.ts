/** The longer side of the photo that is sent, in pixels: enough for a partner's page. */
const LONGER_SIDE = 1600;

/** A photo as a smaller JPEG in base64; null for a file that the browser cannot read as a picture. */
export async function shrunk(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    console.warn('The file is no picture', error);
    return null;
  });
  if (!picture) return null;
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? null;
}

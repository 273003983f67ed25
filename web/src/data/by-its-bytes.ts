import { isJpegInside, isVagueType } from '@streetlore/domain/contest';

/**
 * The file under the type of its bytes where the browser's says nothing, as for a photo from some file managers and mail programs; only
 * JPEG is looked for. A file that cannot be read stays as it is, and is refused by its type.
 */
export async function byItsBytes(file: File): Promise<File> {
  if (!isVagueType(file.type)) return file;
  try {
    const head = new Uint8Array(await file.slice(0, 3).arrayBuffer());
    return isJpegInside(head) ? new File([file], file.name, { type: 'image/jpeg' }) : file;
  } catch (error) {
    console.warn('The first bytes of a file cannot be read', error);
    return file;
  }
}

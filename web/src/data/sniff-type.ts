import { isJpegInside, isVagueType } from '@streetlore/domain/contest';

/**
 * Gives a file the type JPEG when its first bytes are a JPEG's and the browser's type is vague. Some file
 * managers and mail programs give photos such a type. A file that cannot be read keeps its type, and is
 * refused.
 */
export async function withSniffedType(file: File): Promise<File> {
  if (!isVagueType(file.type)) return file;
  try {
    const head = new Uint8Array(await file.slice(0, 3).arrayBuffer());
    return isJpegInside(head) ? new File([file], file.name, { type: 'image/jpeg' }) : file;
  } catch (error) {
    console.warn('The first bytes of a file cannot be read', error);
    return file;
  }
}

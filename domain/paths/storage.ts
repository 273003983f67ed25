const CONTEST_ORIGINALS = 'contest-images';
const CONTEST_COPIES = 'contest-copies';
const CONTEST_PUBLISHED = 'contest-published';
const ERASED_PEOPLE = 'erased-people';

export const pictureFolders = ['tours', 'blog', 'partners'] as const;

export type AdminPicture = { folder: (typeof pictureFolders)[number]; id: string; name: string };

/** Every object path in Cloud Storage, spelled once. */
export const storagePaths = {
  /** A picture as an admin uploaded it; private. */
  pictureOriginal: ({ folder, id, name }: AdminPicture) => `${folder}/${id}/${name}`,
  pictureOriginalsIn: (folder: AdminPicture['folder']) => `${folder}/`,
  /** A published copy of an admin's picture, without metadata. */
  picturePublished: ({ folder, id, name }: AdminPicture, copy: string) => `${folder}-published/${id}/${name}/${copy}`,
  /** The folders of one tour's, post's or partner's uploads and their copies. */
  picturesOf: ({ folder, id }: Pick<AdminPicture, 'folder' | 'id'>) => [
    `${folder}/${id}/`,
    `${folder}-published/${id}/`,
  ],
  /** A visitor's upload; private, in the visitor's own folder. */
  contestOriginal: (uid: string, name: string) => `${CONTEST_ORIGINALS}/${uid}/${name}`,
  contestOriginals: `${CONTEST_ORIGINALS}/`,
  /** A copy of a contest photo without metadata, approved or not; private. */
  contestCopy: (submissionId: string, name: string) => `${CONTEST_COPIES}/${submissionId}/${name}`,
  contestCopiesOf: (submissionId: string) => `${CONTEST_COPIES}/${submissionId}/`,
  /** The same copy for the site's pages, while the photo is approved. */
  contestPublished: (submissionId: string, name: string) => `${CONTEST_PUBLISHED}/${submissionId}/${name}`,
  contestPublishedOf: (submissionId: string) => `${CONTEST_PUBLISHED}/${submissionId}/`,
  /** The note that a person was erased, under a keyed hash of their number or address; private. */
  erasedPerson: (hash: string) => `${ERASED_PEOPLE}/${hash}`,
  erasedPeople: `${ERASED_PEOPLE}/`,
} as const;

/** The visitor and name of an upload; null for any other object. */
export function contestOriginalOf(path: string): { uid: string; name: string } | null {
  const [folder, uid, name, ...deeper] = path.split('/');
  return folder === CONTEST_ORIGINALS && uid && name && deeper.length === 0 ? { uid, name } : null;
}

/** The tour, post or partner of an admin's upload; null for any other object. */
export function pictureOriginalOf(path: string): AdminPicture | null {
  const [first, id, name, ...deeper] = path.split('/');
  const folder = pictureFolders.find((one) => one === first);
  return folder && id && name && deeper.length === 0 ? { folder, id, name } : null;
}

/** The object at an address of this bucket, with or without a token; null for any other address. */
export function objectOfAddress(address: string, bucket: string): string | null {
  const url = URL.parse(address);
  const [of, object, ...deeper] = (/^\/v0\/b\/(.+)$/.exec(url?.pathname ?? '')?.[1] ?? '').split('/o/');
  if (of !== bucket || !object || deeper.length > 0) return null;
  try {
    return decodeURIComponent(object);
  } catch {
    return null; // a stray per cent sign: Storage gave out no such address
  }
}

/** The address at which Storage serves an object to anybody whom the rules let read it. */
export function downloadAddress(base: string, bucket: string, path: string): string {
  return `${base}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

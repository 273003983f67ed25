const CONTEST_ORIGINALS = 'contest-images';

/** Every object path in Cloud Storage, spelled once. */
export const storagePaths = {
  tourImage: (tourId: string, name: string) => `tours/${tourId}/${name}`,
  blogImage: (postId: string, name: string) => `blog/${postId}/${name}`,
  /** A visitor's upload; private, in a folder of its own. */
  contestOriginal: (uid: string, name: string) => `${CONTEST_ORIGINALS}/${uid}/${name}`,
  /** Where all visitors' uploads lie, for whoever clears them up. */
  contestOriginals: `${CONTEST_ORIGINALS}/`,
  /** A published, metadata-free copy of a contest photo. */
  contestPublished: (submissionId: string, name: string) => `contest-published/${submissionId}/${name}`,
  contestPublishedOf: (submissionId: string) => `contest-published/${submissionId}/`,
} as const;

/** Whose upload an object is; null for any other object. */
export function contestOriginalOf(path: string): { uid: string; name: string } | null {
  const [folder, uid, name, ...deeper] = path.split('/');
  return folder === CONTEST_ORIGINALS && uid && name && deeper.length === 0 ? { uid, name } : null;
}

/** The object at such an address of this bucket, with or without a token; null for any other address. */
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

/** The address under which Storage answers with an object to anybody whom the rules let read it. */
export function downloadAddress(base: string, bucket: string, path: string): string {
  return `${base}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

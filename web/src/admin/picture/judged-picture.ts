import { copyName, isPublic, type Picture, plainAddress, type Submission, srcsetOf } from '@streetlore/domain/contest';
import { storagePaths } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useEffect, useState } from 'react';
import { storageOfSite } from '../../data/index.ts';

type Pictured = WithId<Pick<Submission, 'status' | 'picture' | 'image_url'>>;

/** `src` is null while the picture loads, and `failed` means that there is none. */
export type JudgedPicture = { readonly src: string | null; readonly srcSet?: string; readonly failed: boolean };

/**
 * A photo's picture for the admins who judge it. Only an approved photo's copies are public: the
 * bytes of others are fetched under the rules and shown from memory.
 */
export function useJudgedPicture(photo: Pictured): JudgedPicture {
  const path = isPublic(photo.status) ? null : storagePaths.contestCopy(photo.id, nameOfPlain(photo.picture));
  const fetched = usePrivatePicture(path);
  return path === null ? { src: photo.image_url, srcSet: srcsetOf(photo.picture, 'webp'), failed: false } : fetched;
}

/** A picture that only admins may read, from memory. Null fetches none. */
export function usePrivatePicture(path: string | null): Pick<JudgedPicture, 'src' | 'failed'> {
  const [fetched, setFetched] = useState<{ path: string; src: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let src: string | null = null;
    let isOver = false;
    const show = async () => {
      const { storage, ref, getBlob } = await storageOfSite();
      const blob = await getBlob(ref(storage, path));
      if (isOver) return;
      src = URL.createObjectURL(blob);
      setFetched({ path, src });
    };
    show().catch((error: unknown) => {
      console.warn('A picture could not be fetched', error);
      if (!isOver) setFetched({ path, src: null });
    });
    return () => {
      isOver = true;
      if (src !== null) URL.revokeObjectURL(src);
    };
  }, [path]);
  const known = fetched?.path === path ? fetched : null;
  return { src: known?.src ?? null, failed: known?.src === null };
}

/** The file name of the copy that serves as the single picture. */
const nameOfPlain = (picture: Picture): string => {
  const address = plainAddress(picture);
  const { width = 0 } = picture.sizes.find(({ webp }) => webp === address) ?? {};
  return copyName(width, 'webp');
};

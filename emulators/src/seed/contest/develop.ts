import { createHash } from 'node:crypto';
import { wallFiles } from '@streetlore/art';
import {
  avifPays,
  copyName,
  copyWidths,
  isPublic,
  mayBeAvif,
  type Picture,
  type PictureFormat,
  PLACEHOLDER_WIDTH,
  pictureEncoding,
} from '@streetlore/domain/contest';
import { storagePaths } from '@streetlore/domain/paths';
import { titleSlug } from '@streetlore/domain/slug';
import type { Storage } from 'firebase-admin/storage';
import { inParallel } from '../../parallel.ts';
import { pictureUrl, putPicture } from '../pictures.ts';
import { type PhotoPlan, photoPlans } from './plan.ts';

const WIDTH = 960;
const HEIGHT = 640;

/** A version 4 UUID, always the same for the same title. */
export function idOf({ title }: PhotoPlan): string {
  const hex = createHash('sha1').update(title).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Developed = { id: string; picture: Picture; files: { path: string; bytes: Buffer }[] };

/**
 * Each photo shows a wall of `art/walls`. Makes the copies and the blurred placeholder that a visitor's photo
 * gets.
 */
export async function developPhotos() {
  const photos = await inParallel(photoPlans, 3, develop);
  return {
    /** @throws Error for an id that no photo of the seed has */
    pictureOf(id: string): Picture {
      const photo = photos.find((one) => one.id === id);
      if (!photo) throw new Error(`The seed has no photo ${id}`);
      return photo.picture;
    },
    hang: (storage: Storage) =>
      inParallel(
        photos.flatMap(({ files }) => files),
        3,
        ({ path, bytes }) => putPicture(storage, path, bytes),
      ),
  };
}

async function develop(plan: PhotoPlan): Promise<Developed> {
  const id = idOf(plan);
  const fileOf = wallFiles(`photo-${titleSlug(plan.title)}`);
  const copyOf = (width: number, format: PictureFormat) => fileOf({ format, ...pictureEncoding[format], width });
  const files: Developed['files'] = [];
  const keep = (name: string, bytes: Buffer) => {
    const shownAt = storagePaths.contestPublished(id, name);
    const kept = { path: storagePaths.contestCopy(id, name), bytes };
    files.push(...(isPublic(plan.status ?? 'approved') ? [kept, { path: shownAt, bytes }] : [kept]));
    return pictureUrl(shownAt);
  };
  const sizes: Picture['sizes'] = [];
  for (const width of copyWidths(WIDTH)) {
    const webp = await copyOf(width, 'webp');
    const avif = mayBeAvif(width) ? await copyOf(width, 'avif') : null;
    sizes.push({
      width,
      webp: keep(copyName(width, 'webp'), webp),
      avif: avif && avifPays(avif.length, webp.length) ? keep(copyName(width, 'avif'), avif) : null,
    });
  }
  const placeholder = (await copyOf(PLACEHOLDER_WIDTH, 'webp')).toString('base64');
  const picture = { width: WIDTH, height: HEIGHT, placeholder: `data:image/webp;base64,${placeholder}`, sizes };
  return { id, picture, files };
}

import { routes } from '../paths/index.ts';

/** The shapes of the picture that a team shares, in pixels. `wide` is what link previews show. */
export const pictureShapes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;
export type PictureShape = keyof typeof pictureShapes;

export const PICTURE_TYPE = 'image/jpeg';

const SHARED_ID = /^[A-Za-z0-9]{22}$/;
const PATH = /^\/share\/([A-Za-z0-9]{22})\.(wide|square|story)\.jpg$/;

export const isSharedId = (text: string): boolean => SHARED_ID.test(text);

/** The path of a team's picture on the website. `id` is `share_id` of its page. */
export const picturePath = (id: string, shape: PictureShape): string => `${routes.shared(id)}.${shape}.jpg`;

/** The picture that a path asks for; null for any other path. */
export function pictureAt(path: string): { id: string; shape: PictureShape } | null {
  const [, id, shape] = PATH.exec(path) ?? [];
  return id ? { id, shape: shape as PictureShape } : null;
}

import * as z from 'zod/mini';
import { isLeased } from '../lease/index.ts';
import { pictureSchema } from './picture.ts';
import { positionSchema } from './place.ts';
import { contestTexts } from './texts.ts';

/** The content types a visitor may send; `image/jpg` is a browser's other spelling of `image/jpeg`. */
export const uploadTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The biggest file, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Sides and area in pixels beyond which a picture is refused by its header, before anything decodes it. */
export const MAX_PIXELS = { side: 16_000, area: 64_000_000 } as const;

/** Pixels that each side of a picture has at least: a phone shows a card of the wall at some 350. */
const LEAST_SIDE = 200;

/** Whether a picture of so many pixels is too small for the wall. */
export const isTooSmall = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) < LEAST_SIDE;

/** Milliseconds after which a ticket that nobody used, or an upload that nobody submitted, is thrown away. */
export const UPLOAD_KEPT = 60 * 60 * 1000;

/** How many runs may crash on a file before it is given up. */
export const MAX_LOST_RUNS = 3;

/** Milliseconds for which one run has a photo to itself. */
export const UPLOAD_LEASE = 60_000;

/**
 * How long browsers and caches keep a picture. A published copy's name never means another picture, but a photo that is taken down
 * must not go on being served from a cache: five minutes. What admins published for a tour or a post stays a day.
 */
export const pictureCache = {
  private: 'private, no-store',
  photo: 'public, max-age=300',
  own: 'public, max-age=86400',
} as const;

/** What is wrong with a chosen file, in the spec's words; null when it may be sent. */
export function fileProblem({ name, type, size }: { name: string; type: string; size: number }): string | null {
  const known: readonly string[] = uploadTypes;
  if (!known.includes(type)) return contestTexts.unsupportedFormat(type || extensionOf(name) || 'unknown');
  return size > MAX_UPLOAD_BYTES ? contestTexts.tooLarge : null;
}

/** Whether a chosen file is a photo as iPhones store them, which most browsers cannot show. */
export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || /^hei[cf]$/.test(extensionOf(name));

/** How many of a file's first bytes `isHeicInside` looks at. */
export const HEIC_HEAD = 12;

/** Whether a file is HEIC by its first bytes, whatever it is called: ISO/IEC 23008-12 names these brands. */
export const isHeicInside = (head: Uint8Array): boolean =>
  /^ftyp(hei[cfsmx]|hev[cmsx]|mif1|msf1)$/.test(String.fromCharCode(...head.subarray(4, HEIC_HEAD)));

/** Whether a file is JPEG by its first bytes, whatever it is called. */
export const isJpegInside = (head: Uint8Array): boolean => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;

/** What browsers call a file of which they know nothing, and an old name of JPEG (Internet Explorer's, which some uploads still carry). */
const vagueTypes: readonly string[] = ['', 'application/octet-stream', 'image/pjpeg'];

/** Whether a file's type says too little to refuse it by. */
export const isVagueType = (type: string): boolean => vagueTypes.includes(type);

/** Whether a file of this type is looked through for EXIF data. */
export const mayHoldExif = (type: string) => ['image/jpeg', 'image/jpg', 'image/tiff'].includes(type);

/** The name under which a file is uploaded: `contest_{milliseconds}.{original extension}`. */
export function uploadName(file: { name: string; type: string }, at: Date): string {
  const extension = extensionOf(file.name) || file.type.replace(/^image\//, '').replace(/[^a-z0-9]/g, '') || 'jpg';
  return `contest_${at.getTime()}.${extension}`;
}

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A file name as storage.rules take it. */
export const plainName = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'Not the name of an upload'));

/** Input of the callable `startUpload`: under which name the caller is going to send a file. */
export const startUploadInput = z.strictObject({ upload: plainName });
export type StartUploadInput = z.infer<typeof startUploadInput>;

/** `awaited` is a ticket: the file may come, and storage.rules let none come without. */
const uploadStatuses = ['awaited', 'processing', 'ready', 'refused'] as const;

/** `photo_uploads/{uid}_{name}`: the ticket of a file, and what became of it; its own visitor may follow it, functions write it. */
export const photoUploadSchema = z.object({
  uid: z.string(),
  name: z.string(),
  status: z.enum(uploadStatuses),
  /** Why it was refused, in words for the visitor. */
  reason: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  /** Where the file itself says it was taken; null when it does not, or was looked at before anybody asked. */
  gps: z._default(z.nullable(positionSchema), null),
  /** The submission it became. */
  submission_id: z.nullable(z.string()),
  /** Runs that took it and did not finish; counted so that a file that crashes them is not tried for ever. */
  lost_runs: z.int().check(z.minimum(0)),
  /** Until when one run has it to itself. */
  lease_until: z.nullable(z.date()),
  created_at: z.date(),
  updated_at: z.date(),
});
export type PhotoUpload = z.infer<typeof photoUploadSchema>;

/** A ticket for a file of this name. */
export const ticketFor = (uid: string, name: string, at: Date): PhotoUpload => ({
  uid,
  name,
  status: 'awaited',
  reason: null,
  picture: null,
  gps: null,
  submission_id: null,
  lost_runs: 0,
  lease_until: null,
  created_at: at,
  updated_at: at,
});

/** Whether it is known what became of a file. */
export const isSettled = ({ status }: Pick<PhotoUpload, 'status'>): boolean =>
  status === 'ready' || status === 'refused';

/** What a run that wants to develop an upload finds: it is done, another run holds the lease, or the run may take it. */
export function uploadState(upload: PhotoUpload, now: Date): 'settled' | 'busy' | 'open' {
  if (isSettled(upload)) return 'settled';
  return isLeased(upload, now) ? 'busy' : 'open';
}

import * as z from 'zod/mini';
import { isLeased } from '../lease/index.ts';
import { pictureSchema } from './picture.ts';
import { positionSchema } from './place.ts';
import { contestTexts } from './texts.ts';

/** `image/jpg` is some browsers' spelling of `image/jpeg`. */
export const uploadTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The biggest file, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** The largest side and area in pixels. A larger picture is refused by its header, before it is decoded. */
export const MAX_PIXELS = { side: 16_000, area: 64_000_000 } as const;

/** The least pixels of each side: a phone shows a card of the wall at some 350. */
const LEAST_SIDE = 200;

/** Whether a picture of this size, in pixels, is too small for the wall. */
export const isTooSmall = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) < LEAST_SIDE;

/** Milliseconds after which an unused ticket, or an upload that nobody submitted, is deleted. */
export const UPLOAD_KEPT = 60 * 60 * 1000;

/** A file is refused after this many runs have crashed on it. */
export const MAX_LOST_RUNS = 3;

/** For this many milliseconds one run holds the lease on an upload. */
export const UPLOAD_LEASE = 60_000;

/**
 * How long browsers and caches keep a picture: a published photo for five minutes, so that it
 * disappears when it is taken down; an admin's picture for a day.
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

/** Whether a chosen file is HEIC, the format of iPhones, which most browsers cannot show. */
export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || /^hei[cf]$/.test(extensionOf(name));

/** How many of a file's first bytes `isHeicInside` looks at. */
export const HEIC_HEAD = 12;

/** Whether a file's first bytes say HEIC. ISO/IEC 23008-12 names these brands. */
export const isHeicInside = (head: Uint8Array): boolean =>
  /^ftyp(hei[cfsmx]|hev[cmsx]|mif1|msf1)$/.test(String.fromCharCode(...head.subarray(4, HEIC_HEAD)));

/** Whether a file's first bytes say JPEG, whatever the file is called. */
export const isJpegInside = (head: Uint8Array): boolean => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;

/** The types that browsers give files they do not know, and Internet Explorer's name for JPEG. */
const vagueTypes: readonly string[] = ['', 'application/octet-stream', 'image/pjpeg'];

/** Whether a file's type says too little to refuse the file for it. */
export const isVagueType = (type: string): boolean => vagueTypes.includes(type);

/** Whether EXIF data is looked for in a file of this type. */
export const mayHoldExif = (type: string) => ['image/jpeg', 'image/jpg', 'image/tiff'].includes(type);

/** The name under which a file is uploaded: `contest_{milliseconds}.{original extension}`. */
export function uploadName(file: { name: string; type: string }, at: Date): string {
  const extension = extensionOf(file.name) || file.type.replace(/^image\//, '').replace(/[^a-z0-9]/g, '') || 'jpg';
  return `contest_${at.getTime()}.${extension}`;
}

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A file name that storage.rules accept. */
export const plainName = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'Not the name of an upload'));

/** Input of the callable `startUpload`: the name of the file that the caller is going to upload. */
export const startUploadInput = z.strictObject({ upload: plainName });
export type StartUploadInput = z.infer<typeof startUploadInput>;

/** `awaited` is a ticket for a file that may come. storage.rules refuse a file without a ticket. */
const uploadStatuses = ['awaited', 'processing', 'ready', 'refused'] as const;

/**
 * `photo_uploads/{uid}_{name}`: the permission to upload a file, and what became of the file. Its
 * visitor reads it, functions write it.
 */
export const photoUploadSchema = z.object({
  uid: z.string(),
  name: z.string(),
  status: z.enum(uploadStatuses),
  /** Why the file was refused, in words for the visitor. */
  reason: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  /** The position that the file holds; null if it holds none, or an earlier release did not look. */
  gps: z._default(z.nullable(positionSchema), null),
  submission_id: z.nullable(z.string()),
  /** Counts the runs that started on the file and did not finish, so that we stop trying at some point. */
  lost_runs: z.int().check(z.minimum(0)),
  /** Until when one run holds the lease on the upload. */
  lease_until: z.nullable(z.date()),
  created_at: z.date(),
  updated_at: z.date(),
});
export type PhotoUpload = z.infer<typeof photoUploadSchema>;

/** A new ticket for a file of this name. */
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

export const isSettled = ({ status }: Pick<PhotoUpload, 'status'>): boolean =>
  status === 'ready' || status === 'refused';

/** `busy`: another run holds the lease. `open`: the run may take it. */
export function uploadState(upload: PhotoUpload, now: Date): 'settled' | 'busy' | 'open' {
  if (isSettled(upload)) return 'settled';
  return isLeased(upload, now) ? 'busy' : 'open';
}

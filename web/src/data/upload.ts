import { storageOfSite } from './storage.ts';

/** `code` is Storage's without its prefix, such as 'unauthorized' or 'canceled'. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type UploadOptions = {
  /** Called with the part that has arrived, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal?: AbortSignal;
};

export async function upload(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  try {
    const { storage, ref, uploadBytesResumable } = await storageOfSite();
    const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
    const stop = () => task.cancel();
    signal?.addEventListener('abort', stop);
    const ended = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    try {
      await task;
    } finally {
      ended();
      signal?.removeEventListener('abort', stop);
    }
  } catch (error) {
    throw toUploadError(error);
  }
}

const messages: Readonly<Record<string, string>> = {
  canceled: 'The upload was cancelled.',
  unauthorized: "You don't have permission to upload this.",
  unauthenticated: 'Please sign in first',
};

function toUploadError(error: unknown): UploadError {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code.replace(/^storage\//, '')
      : 'unknown';
  const message = messages[code] ?? 'The upload failed. Check your connection and try again.';
  return new UploadError(code, message, { cause: error });
}

/**
 * A file's name with only the characters that Storage takes. The time keeps pictures with the same name
 * apart.
 */
export function storageName(file: File): string {
  const name = file.name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(-80);
  return `${Date.now()}-${name || 'picture'}`;
}

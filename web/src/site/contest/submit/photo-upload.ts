import {
  analyzePhotoInput,
  analyzePhotoOutput,
  contestTexts,
  isSettled,
  photoUploadSchema,
  reverseGeocodeInput,
  reverseGeocodeOutput,
  startUploadInput,
  submitPhotoInput,
  submitPhotoOutput,
} from '@streetlore/domain/contest';
import { documents, storagePaths } from '@streetlore/domain/paths';
import { catchError, filter, firstValueFrom, fromEvent, map, merge, of, timeout } from 'rxjs';
import * as z from 'zod/mini';
import { callable, listenToDocument, storageOfSite, typedDocument } from '../../../data/index.ts';
import { ensureSignedIn } from '../../../firebase/start.ts';

/** Rejects only with CallError, like the three calls below. */
export const reverseGeocode = callable('reverseGeocode', reverseGeocodeInput, reverseGeocodeOutput);

/** From a small copy of the photo. */
export const analyzePhoto = callable('analyzePhoto', analyzePhotoInput, analyzePhotoOutput);

export const startUpload = callable('startUpload', startUploadInput, z.object({}));

export const submitPhoto = callable('submitPhoto', submitPhotoInput, submitPhotoOutput);

type UploadOptions = {
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Sends a photo into the visitor's own folder.
 * @throws Firebase's StorageError, or the signal's reason after an abort
 */
export async function uploadPhoto(file: File, name: string, { onProgress, signal }: UploadOptions): Promise<void> {
  const uid = await ensureSignedIn();
  const { storage, ref, uploadBytesResumable } = await storageOfSite();
  signal.throwIfAborted();
  const task = uploadBytesResumable(ref(storage, storagePaths.contestOriginal(uid, name)), file, {
    contentType: file.type,
  });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred, totalBytes));
  try {
    await task;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The bytes are no photo that can be shown. `message` tells a person why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

/** How long (ms) to wait for the copies of a large photo. */
const DEVELOPING_MS = 60_000;

/**
 * Waits for the copies of an upload. Without news in time it resolves all the same: submitPhoto
 * makes copies that are missing.
 * @throws UploadRefused when there will never be copies, or the signal's reason
 */
export async function untilDeveloped(name: string, signal: AbortSignal): Promise<void> {
  const uid = await ensureSignedIn();
  signal.throwIfAborted();
  const calledOff = fromEvent(signal, 'abort').pipe(map(() => null));
  const record = listenToDocument(typedDocument(documents.photoUpload(uid, name), photoUploadSchema)).pipe(
    filter((upload) => upload !== null && isSettled(upload)),
    timeout(DEVELOPING_MS),
    catchError((error: unknown) => {
      console.warn(`Nothing is heard of the upload ${name}`, error);
      return of(null);
    }),
  );
  const upload = await firstValueFrom(merge(record, calledOff));
  signal.throwIfAborted();
  if (upload?.status === 'refused') throw new UploadRefused(upload.reason ?? contestTexts.failed);
}

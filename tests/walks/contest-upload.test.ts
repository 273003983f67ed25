import {
  type AnalyzePhotoOutput,
  type DetailedLocation,
  isSettled,
  type PhotoUpload,
  type Submission,
  type SubmitPhotoOutput,
  uploadName,
} from '@streetlore/domain/contest';
import { collections, documents, downloadAddress, storagePaths } from '@streetlore/domain/paths';
import { ports, projectId, region, storageBucket, storageUrl } from '@streetlore/emulators/config';
import exifr from 'exifr';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  connectStorageEmulator,
  type FullMetadata,
  getBytes,
  getStorage,
  ref,
  type UploadMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, expect, test } from 'vitest';
import { aForm } from '../functions/contest/support.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { type PhotoFile, places, tenPhotos } from '../support/photos.ts';

setLogLevel('silent');
const opened: FirebaseApp[] = [];
afterAll(() => Promise.all(opened.map(deleteApp)));

/** A visitor's browser without a screen: the client SDKs, the rules and the running functions. */
async function aVisitor() {
  const app = initializeApp({ projectId, apiKey: 'demo', storageBucket }, crypto.randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const [db, storage, functions] = [getFirestore(app), getStorage(app), getFunctions(app, region)];
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore);
  connectStorageEmulator(storage, '127.0.0.1', ports.storage);
  connectFunctionsEmulator(functions, '127.0.0.1', ports.functions);
  const { user } = await signInAnonymously(auth);
  const call = async <Output>(name: string, input: unknown) =>
    (await httpsCallable<unknown, Output>(functions, name)(input)).data;
  opened.push(app);
  return { uid: user.uid, db, storage, call };
}
type Visitor = Awaited<ReturnType<typeof aVisitor>>;

type Sent = { name: string; uploaded: FullMetadata };

async function send({ storage, uid, call }: Visitor, file: PhotoFile, metadata: UploadMetadata = {}): Promise<Sent> {
  const name = uploadName(file, new Date());
  await call('startUpload', { upload: name });
  const { metadata: uploaded } = await uploadBytes(ref(storage, storagePaths.contestOriginal(uid, name)), file.bytes, {
    ...metadata,
    contentType: file.type,
  });
  return { name, uploaded };
}

/** The link in the answer to an upload, whatever the rules say. */
const linkOf = ({ bucket, fullPath, ...uploaded }: FullMetadata) =>
  `${downloadAddress(storageUrl, bucket, fullPath)}&token=${String('downloadTokens' in uploaded && uploaded.downloadTokens)}`;

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.body?.cancel();
  return answer.status;
}

/** An upload's record once the trigger has finished, read as the form reads it. */
async function developed({ db, uid }: Visitor, name: string): Promise<PhotoUpload> {
  let upload: PhotoUpload | undefined;
  await expect
    .poll(async () => {
      upload = (await getDoc(doc(db, documents.photoUpload(uid, name)))).data() as PhotoUpload | undefined;
      return upload !== undefined && isSettled(upload);
    })
    .toBe(true);
  return upload as PhotoUpload;
}

test('takes a photo from a phone to the wall, without its position', async () => {
  const visitor = await aVisitor();
  const { inLondon } = await tenPhotos();
  const place = await visitor.call<DetailedLocation>('reverseGeocode', places.shoreditch);
  expect(place).toMatchObject({ country: 'United Kingdom', city: 'London' });
  const image = inLondon.bytes.toString('base64');
  const words = await visitor.call<AnalyzePhotoOutput>('analyzePhoto', { image });
  expect(words.source).toBe('ai');

  const { name, uploaded } = await send(visitor, inLondon, { cacheControl: 'public, max-age=31536000' });
  const { picture } = await developed(visitor, name);
  // Nobody sees a photo that is not sent yet: neither at its own addresses, nor with the link that
  // Storage gave for the upload.
  for (const { webp } of picture?.sizes ?? []) expect(await statusOf(webp)).toBe(404);
  expect(await statusOf(linkOf(uploaded))).toBe(403);
  const form = aForm({ upload: name, title: `Crane ${name}`, position: places.shoreditch });
  const { id, status, path } = await visitor.call<SubmitPhotoOutput>('submitPhoto', form);
  expect({ status, path }).toMatchObject({
    status: 'approved',
    path: expect.stringMatching(/^uk\/london\/shoreditch\/crane-/),
  });

  const stranger = await aVisitor();
  const seen = (await getDoc(doc(stranger.db, collections.contestSubmissions, id))).data() as Submission;
  const copy = await fetch(seen.image_url);
  expect({ status: copy.status, cache: copy.headers.get('cache-control') }).toEqual({
    status: 200,
    cache: 'public, max-age=300',
  });
  expect(await exifr.parse(Buffer.from(await copy.arrayBuffer()), true).catch(() => undefined)).toBeUndefined();
  for (const someone of [visitor, stranger]) {
    await expect(getBytes(ref(someone.storage, storagePaths.contestOriginal(visitor.uid, name)))).rejects.toThrow(
      /unauthorized/,
    );
    await expect(getDoc(doc(someone.db, documents.submissionContact(id)))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  }
  await expect(getDoc(doc(stranger.db, documents.photoUpload(visitor.uid, name)))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await platformFirestore().recursiveDelete(platformFirestore().doc(`${collections.contestSubmissions}/${id}`));
});

test('tells a visitor why a text named like a photo is refused', async () => {
  const visitor = await aVisitor();
  const { wrongType } = await tenPhotos();
  const { name, uploaded } = await send(visitor, wrongType);
  expect(await developed(visitor, name)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('not a JPEG'),
  });
  // Storage answers 404 for a missing file, or 403 without saying whether the file exists.
  await expect.poll(async () => [403, 404].includes(await statusOf(linkOf(uploaded)))).toBe(true);
  await expect(visitor.call('submitPhoto', aForm({ upload: name }))).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    message: expect.stringContaining('not a JPEG'),
  });
});

test('refuses a file without a ticket, and tickets run out', async () => {
  const visitor = await aVisitor();
  const { inLondon } = await tenPhotos();
  const unasked = ref(visitor.storage, storagePaths.contestOriginal(visitor.uid, 'contest_1.jpg'));
  await expect(uploadBytes(unasked, inLondon.bytes, { contentType: inLondon.type })).rejects.toThrow(/unauthorized/);
  const ask = (n: number) =>
    visitor.call('startUpload', { upload: `contest_${n}.jpg` }).then(
      () => null,
      (error: Error) => error.message,
    );
  const answers: (string | null)[] = [];
  for (let n = 0; n < 22; n += 1) answers.push(await ask(n));
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
  expect(answers.slice(20)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('Too many uploads today.')),
  );
});

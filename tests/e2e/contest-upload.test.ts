import {
  type AnalyzePhotoOutput,
  type DetailedLocation,
  type PhotoUpload,
  type Submission,
  type SubmitPhotoOutput,
  uploadName,
} from '@streetlore/domain/contest';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { ports, projectId, region, storageBucket } from '@streetlore/emulators/config';
import exifr from 'exifr';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, onSnapshot, setLogLevel } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, expect, test } from 'vitest';
import { aForm } from '../functions/contest/support.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { type PhotoFile, places, tenPhotos } from '../support/photos.ts';

setLogLevel('silent');
const opened: FirebaseApp[] = [];
afterAll(() => Promise.all(opened.map(deleteApp)));

/** A visitor's browser without its screen: the client SDKs, the rules and the running functions. */
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

async function send({ storage, uid }: Visitor, file: PhotoFile): Promise<string> {
  const name = uploadName(file, new Date());
  await uploadBytes(ref(storage, storagePaths.contestOriginal(uid, name)), file.bytes, { contentType: file.type });
  return name;
}

/** Follows an upload's record, as the form does, until the trigger is done with it. */
function developed({ db, uid }: Visitor, name: string): Promise<PhotoUpload> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, documents.photoUpload(uid, name)),
      (found) => {
        const upload = found.data() as PhotoUpload | undefined;
        if (!upload || upload.status === 'processing') return;
        stop();
        resolve(upload);
      },
      reject,
    );
  });
}

test('takes a photo from a phone to the wall, and leaves where it was taken behind', async () => {
  const visitor = await aVisitor();
  const { inLondon } = await tenPhotos();
  const place = await visitor.call<DetailedLocation>('reverseGeocode', places.shoreditch);
  expect(place).toMatchObject({ country: 'United Kingdom', city: 'London' });
  const image = inLondon.bytes.toString('base64');
  const words = await visitor.call<AnalyzePhotoOutput>('analyzePhoto', { image });
  expect(words.source).toBe('ai');

  const name = await send(visitor, inLondon);
  expect(await developed(visitor, name)).toMatchObject({ status: 'ready', submission_id: null });
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
    cache: 'public, max-age=86400',
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

test('tells a visitor why a text that calls itself a photo is none', async () => {
  const visitor = await aVisitor();
  const { wrongType } = await tenPhotos();
  const name = await send(visitor, wrongType);
  expect(await developed(visitor, name)).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('not a JPEG'),
  });
  await expect(visitor.call('submitPhoto', aForm({ upload: name }))).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    message: expect.stringContaining('not a JPEG'),
  });
});

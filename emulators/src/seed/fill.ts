import type { Admin } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoAdmin, projectId, storageBucket } from '../config.ts';
import { seedContent, seedPictures } from './content.ts';
import { developPhotos } from './contest/develop.ts';
import { writeLedger } from './ledger.ts';
import { paintPictures, uploadPictures } from './pictures.ts';

/**
 * Writes everything that a first visitor should find into the emulators that the environment names.
 */
async function fill(): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId, storageBucket });
  const photos = await developPhotos();
  const content = await seedContent(new Date(), photos.pictureOf);
  await Promise.all([
    makeAdmin(getAuth(app), getFirestore(app)),
    writeLedger(getFirestore(app), content),
    uploadPictures(getStorage(app), seedPictures()),
    photos.hang(getStorage(app)),
  ]);
}

async function makeAdmin(auth: Auth, db: Firestore): Promise<void> {
  const admin = await auth.createUser({ ...demoAdmin, emailVerified: true, displayName: 'Demo admin' });
  await auth.setCustomUserClaims(admin.uid, { role: 'admin' });
  await db.doc(documents.admin(admin.uid)).create({
    email: demoAdmin.email,
    status: 'active',
    granted_at: new Date(),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
  } satisfies Admin);
}

await (process.argv[2] === 'pictures' ? Promise.all([paintPictures(seedPictures()), developPhotos()]) : fill());
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);

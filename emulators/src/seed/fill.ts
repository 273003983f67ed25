import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoAdmin, projectId, storageBucket } from '../config.ts';
import { seedContent, seedPictures } from './content.ts';
import { writeLedger } from './ledger.ts';
import { hangPictures, paintPictures } from './pictures.ts';

/** Everything a first visitor should find, into the emulators that the environment names. */
async function fill(): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId, storageBucket });
  const content = await seedContent(new Date());
  await Promise.all([
    makeAdmin(getAuth(app)),
    writeLedger(getFirestore(app), content),
    hangPictures(getStorage(app), seedPictures()),
  ]);
}

async function makeAdmin(auth: Auth): Promise<void> {
  const admin = await auth.createUser({ ...demoAdmin, emailVerified: true, displayName: 'Demo admin' });
  await auth.setCustomUserClaims(admin.uid, { role: 'admin' });
}

await (process.argv[2] === 'pictures' ? paintPictures(seedPictures()) : fill());
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);

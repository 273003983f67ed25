import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { demoAdmin, projectId } from '../config.ts';

/** Fills the emulators with what a first visitor should find. */
export async function seed(): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId });
  const admin = await getAuth(app).createUser({ ...demoAdmin, emailVerified: true, displayName: 'Demo admin' });
  await getAuth(app).setCustomUserClaims(admin.uid, { role: 'admin' });
}

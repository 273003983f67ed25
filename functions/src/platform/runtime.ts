import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { readConfig } from './config.ts';
import { REGION } from './region.ts';
import { type Services, servicesOf } from './services.ts';
import { cloudTasks } from './tasks.ts';

let instance: Services | undefined;

/** The services of this process, built on first use: parameters have no values while a deploy inspects the code. */
export function services(): Services {
  instance ??= build();
  return instance;
}

function build(): Services {
  const config = readConfig();
  // Firestore's triggers bring an app of firebase-functions' own, so that there is one does not mean that ours is there.
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();
  const db = getFirestore();
  db.settings({ ignoreUndefinedProperties: false, preferRest: false });
  return servicesOf({ db, auth: getAuth(), bucket: () => getStorage().bucket(), config, tasks: cloudTasks(REGION) });
}

import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type Need, secretsOf } from '../base/config.ts';
import { storeOf } from '../store/store.ts';
import { REGION } from './region.ts';
import { type Services, servicesOf } from './services.ts';
import { cloudTasks } from './tasks.ts';

let instance: Services<Need> | undefined;

function running(): Services<Need> {
  instance ??= build();
  return instance;
}

/**
 * The services of this process. They are built on first use, because parameters have no values
 * while a deploy inspects the code.
 */
export const services = (): Services => running();

/**
 * A function's needs beyond the database. `secrets` go into the function's definition; its code
 * uses `services`. A callable gives its needs to `callable` instead.
 */
export function needing<N extends Need>(...needs: readonly N[]) {
  return { secrets: secretsOf(needs), services: (): Services<N> => running() };
}

function build(): Services<Need> {
  // The triggers of firebase-functions create an app of their own. So some app may exist although
  // our default app does not.
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();
  const db = getFirestore();
  db.settings({ ignoreUndefinedProperties: false, preferRest: false });
  return servicesOf({
    store: storeOf(db),
    auth: getAuth(),
    bucket: () => getStorage().bucket(),
    tasks: cloudTasks(REGION),
  });
}

import { hostAndPort } from '../firebase/config.ts';
import { importAgain } from '../firebase/import-again.ts';
import { firebase } from '../firebase/start.ts';

/** How long (ms) an upload retries by itself. The SDK's default is ten minutes. */
const RETRY_MS = 45_000;

async function startStorage() {
  const { connectStorageEmulator, getStorage, ...functions } = await importAgain(() => import('firebase/storage'));
  const { app, environment } = firebase();
  const storage = getStorage(app);
  storage.maxUploadRetryTime = RETRY_MS;
  if (environment.VITE_EMULATOR_STORAGE) {
    connectStorageEmulator(storage, ...hostAndPort(environment.VITE_EMULATOR_STORAGE));
  }
  return { storage, ...functions };
}

let starting: ReturnType<typeof startStorage> | undefined;

/** If Storage's code could not be fetched, the next call tries again. */
export function storageOfSite() {
  starting ??= startStorage().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Fault } from '../fault.ts';

/** Where the Firestore emulator comes from. `download` leaves the choice to firebase-tools. */
export type FirestoreJar =
  | { readonly from: 'firebase-tools' | 'Google Cloud CLI' | 'FIRESTORE_EMULATOR_BINARY_PATH'; readonly jar: string }
  | { readonly from: 'download' };

const usualCloudSdks = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
  join(process.env['ProgramFiles(x86)'] ?? 'C:\\Program Files (x86)', 'Google', 'Cloud SDK', 'google-cloud-sdk'),
  join(process.env.LOCALAPPDATA ?? homedir(), 'Google', 'Cloud SDK', 'google-cloud-sdk'),
];

/** firebase-tools' cache of downloaded emulators. */
export function toolsCache(env: NodeJS.ProcessEnv = process.env): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/**
 * Looks for the Firestore emulator's jar in this order:
 *
 * 1. the path in FIRESTORE_EMULATOR_BINARY_PATH
 * 2. firebase-tools' cache
 * 3. the Google Cloud CLI, for machines that cannot download (runtimes.ts)
 */
export function findFirestore(env: NodeJS.ProcessEnv = process.env, cloudSdks = usualCloudSdks): FirestoreJar {
  const named = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) {
    if (!existsSync(named)) throw new Fault(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist.`);
    return { from: 'FIRESTORE_EMULATOR_BINARY_PATH', jar: named };
  }
  const cached = newestJar(toolsCache(env), 'cloud-firestore-emulator-v');
  if (cached) return { from: 'firebase-tools', jar: cached };
  const jar = [...sdkOfGcloud(env), ...cloudSdks]
    .map((sdk) => join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
    .find(existsSync);
  return jar ? { from: 'Google Cloud CLI', jar } : { from: 'download' };
}

/** The newest jar in a folder whose name starts with `prefix` (versions as in v1.22.0), if any. */
export function newestJar(folder: string, prefix: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.jar'));
  const newest = names.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

/** An emulator that firebase-tools downloads. */
export type Downloaded = 'firestore' | 'storage';

const downloads: Record<Downloaded, { remoteUrl: string }> = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

/** Whether firebase-tools can download an emulator now. It waits three seconds for an answer. */
export async function canDownload(emulator: Downloaded): Promise<boolean> {
  try {
    const { remoteUrl } = downloads[emulator];
    return (await fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Checks that a missing emulator can be downloaded.
 * @throws Fault when Google's download server does not have it or cannot be reached
 */
export async function requireDownload(emulator: Downloaded, what: string): Promise<void> {
  if (await canDownload(emulator)) return;
  throw new Fault(
    `${what} is not on this machine and storage.googleapis.com, where it comes from, cannot be reached: connect to the internet once, or install the Google Cloud CLI with its cloud-firestore-emulator component.`,
  );
}

function sdkOfGcloud(env: NodeJS.ProcessEnv): string[] {
  const gcloud = (env.PATH ?? '')
    .split(delimiter)
    .map((bin) => join(bin, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .find(existsSync);
  return gcloud ? [dirname(dirname(realpathSync(gcloud)))] : [];
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { writeJar } from './jar-file.ts';
import { canDownload, findFirestore, newestJar, requireDownload, toolsCache } from './jars.ts';
import { type Java, javaTool } from './java.ts';
import { generated } from './paths.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, 'patches', 'StorageRulesRuntime.java');

/**
 * Environment for firebase-tools that names the jars, and one line that tells people which they
 * are.
 */
export type Runtimes = {
  readonly env: Record<string, string>;
  readonly says: string;
  /** Whether StorageRulesRuntime.java is the runtime of Storage's rules. */
  readonly hasOwnRules: boolean;
};

/**
 * Finds or makes the two Java programs that firebase-tools starts: the Firestore emulator and the
 * runtime of Storage's rules.
 * @throws Fault when one is missing and cannot be downloaded
 */
export async function findRuntimes(java: Java): Promise<Runtimes> {
  const found = findFirestore();
  const firestore =
    found.from === 'Google Cloud CLI' && (await canDownload('firestore')) ? ({ from: 'download' } as const) : found;
  if (firestore.from === 'download') {
    await requireDownload('firestore', 'The Firestore emulator');
    return {
      env: {},
      says: 'Firestore emulator and Storage rules: firebase-tools downloads them',
      hasOwnRules: false,
    };
  }
  mkdirSync(generated, { recursive: true });
  const storage = await storageRuntime(java, firestore.jar);
  return {
    env: {
      FIRESTORE_EMULATOR_BINARY_PATH: firestore.from === 'Google Cloud CLI' ? runnable(firestore.jar) : firestore.jar,
      ...(storage.jar === undefined ? {} : { STORAGE_EMULATOR_BINARY_PATH: storage.jar }),
    },
    says: `Firestore emulator from ${firestore.from} (${firestore.jar}), Storage rules ${storage.says}`,
    hasOwnRules: storage.isOwn,
  };
}

/**
 * Makes the Google Cloud CLI's jar runnable. That jar names no main class, so a second jar with
 * only a manifest names it.
 */
function runnable(jar: string): string {
  const file = join(generated, `firestore-${fingerprint(jar)}.jar`);
  if (!existsSync(file)) {
    writeJar(file, {
      'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'Class-Path': pathToFileURL(jar).href,
    });
  }
  return file;
}

/** The runtime of Storage's rules. Without `jar` firebase-tools downloads its own. */
type StorageRuntime = { readonly jar?: string; readonly says: string; readonly isOwn: boolean };

const downloaded: StorageRuntime = { says: 'downloaded by firebase-tools', isOwn: false };

async function storageRuntime(java: Java, firestoreJar: string): Promise<StorageRuntime> {
  const named = process.env.STORAGE_EMULATOR_BINARY_PATH;
  if (named) return { jar: named, says: 'from STORAGE_EMULATOR_BINARY_PATH', isOwn: false };
  const cached = newestJar(toolsCache(), 'cloud-storage-rules-runtime-v');
  if (cached) return { jar: cached, says: 'from firebase-tools', isOwn: false };
  if (await canDownload('storage')) return downloaded;
  const jar = await compiled(java, firestoreJar);
  if (jar) return { jar, says: 'by its rules engine', isOwn: true };
  await requireDownload('storage', 'The runtime of Storage rules');
  return downloaded;
}

/**
 * Compiles StorageRulesRuntime.java against the Firestore emulator's jar.
 * @returns undefined when this Java cannot compile, or when this version of the jar holds the rules
 *   engine in another form
 */
async function compiled(java: Java, firestoreJar: string): Promise<string | undefined> {
  const file = join(generated, `storage-rules-${fingerprint(firestoreJar)}.jar`);
  if (existsSync(file)) return file;
  if (!java.canCompile) return undefined;
  const classes = await mkdtemp(join(tmpdir(), 'streetlore-'));
  try {
    await run(javaTool(java, 'javac'), ['-proc:none', '-cp', firestoreJar, '-d', classes, source]);
    const entries = readdirSync(classes).map((name) => [name, readFileSync(join(classes, name))] as const);
    const manifest = { 'Main-Class': 'StorageRulesRuntime', 'Class-Path': pathToFileURL(firestoreJar).href };
    writeJar(file, manifest, Object.fromEntries(entries));
    return file;
  } catch {
    return undefined;
  } finally {
    await rm(classes, { recursive: true });
  }
}

/** A fingerprint that changes when the jar or the Java source here changes. */
function fingerprint(jar: string): string {
  const { size, mtimeMs } = statSync(jar);
  return createHash('sha256')
    .update(`${jar} ${size} ${mtimeMs}`)
    .update(readFileSync(source))
    .digest('hex')
    .slice(0, 12);
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { writeJar } from './jar-file.ts';
import { findFirestore, newestJar, requireDownloads, toolsCache } from './jars.ts';
import { type Java, javaTool } from './java.ts';
import { generated } from './paths.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, 'java', 'StorageRulesRuntime.java');

/**
 * Environment for firebase-tools that names the jars, and one line that tells people which they
 * are.
 */
export type Runtimes = {
  readonly env: Record<string, string>;
  readonly says: string;
};

/**
 * Finds or makes the two Java programs that firebase-tools starts: the Firestore emulator and the
 * runtime of Storage's rules.
 * @throws Fault when one is missing and cannot be downloaded
 */
export async function findRuntimes(java: Java): Promise<Runtimes> {
  const firestore = findFirestore();
  if (firestore.from === 'download') {
    await requireDownloads('The Firestore emulator');
    return { env: {}, says: 'Firestore emulator and Storage rules: firebase-tools downloads them' };
  }
  mkdirSync(generated, { recursive: true });
  const storage = await storageRuntime(java, firestore.jar);
  return {
    env: {
      FIRESTORE_EMULATOR_BINARY_PATH: firestore.from === 'Google Cloud CLI' ? runnable(firestore.jar) : firestore.jar,
      ...(storage.jar === undefined ? {} : { STORAGE_EMULATOR_BINARY_PATH: storage.jar }),
    },
    says: `Firestore emulator from ${firestore.from} (${firestore.jar}), Storage rules ${storage.says}`,
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

async function storageRuntime(java: Java, firestoreJar: string): Promise<{ jar?: string; says: string }> {
  const named = process.env.STORAGE_EMULATOR_BINARY_PATH;
  if (named) return { jar: named, says: 'from STORAGE_EMULATOR_BINARY_PATH' };
  const cached = newestJar(toolsCache(), 'cloud-storage-rules-runtime-v');
  if (cached) return { jar: cached, says: 'from firebase-tools' };
  const file = join(generated, `storage-rules-${fingerprint(firestoreJar)}.jar`);
  if (existsSync(file)) return { jar: file, says: 'by its rules engine' };
  if (!java.canCompile) {
    await requireDownloads('The runtime of Storage rules');
    return { says: 'downloaded by firebase-tools, as this Java cannot compile' };
  }
  const classes = await mkdtemp(join(tmpdir(), 'streetlore-'));
  try {
    await run(javaTool(java, 'javac'), ['-proc:none', '-cp', firestoreJar, '-d', classes, source]);
    const entries = readdirSync(classes).map((name) => [name, readFileSync(join(classes, name))] as const);
    const manifest = { 'Main-Class': 'StorageRulesRuntime', 'Class-Path': pathToFileURL(firestoreJar).href };
    writeJar(file, manifest, Object.fromEntries(entries));
    return { jar: file, says: 'by its rules engine' };
  } catch {
    // Another version of the jar may hold the engine in another form. Then firebase-tools downloads
    // Google's own runtime.
    await requireDownloads('The runtime of Storage rules');
    return { says: 'downloaded by firebase-tools, as this Firestore emulator has no usable rules engine' };
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

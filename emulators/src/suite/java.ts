import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Fault } from '../fault.ts';

/** Firebase's emulators need this Java or a newer one. */
const oldestJava = 21;

/** A Java that is new enough: its bin directory, its major version and whether it can compile. */
export type Java = {
  readonly bin: string;
  readonly version: number;
  readonly canCompile: boolean;
};

/** Where installers on Linux, macOS and Windows put their JDKs, one folder each. */
const usualPlaces = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  `${process.env.HOME ?? ''}/Library/Java/JavaVirtualMachines`,
  `${process.env.HOME ?? ''}/.sdkman/candidates/java`,
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:\\Program Files\\Java',
  'C:\\Program Files\\Eclipse Adoptium',
  'C:\\Program Files\\Microsoft',
];

const executable = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Finds a Java of version 21 or newer: first JAVA_HOME, then PATH, then the usual places. A JDK is
 * preferred to a JRE of the same rank.
 * @throws Fault that says which versions were found, when none is new enough
 */
export function findJava(env: NodeJS.ProcessEnv = process.env, places: string[] = usualPlaces): Java {
  const bins = [
    ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : []),
    ...(env.PATH ?? '').split(delimiter),
    ...places.flatMap(homesIn).flatMap((home) => [join(home, 'bin'), join(home, 'Contents', 'Home', 'bin')]),
  ].filter((bin) => bin !== '' && existsSync(join(bin, executable('java'))));
  const tooOld = new Set<number>();
  let runtimeOnly: Java | undefined;
  for (const bin of new Set(bins)) {
    const version = versionOf(join(bin, executable('java')));
    if (version === undefined) continue;
    if (version < oldestJava) {
      tooOld.add(version);
      continue;
    }
    const java = { bin, version, canCompile: existsSync(join(bin, executable('javac'))) };
    if (java.canCompile) return java;
    runtimeOnly ??= java;
  }
  if (runtimeOnly) return runtimeOnly;
  const found = tooOld.size > 0 ? `only Java ${[...tooOld].join(', ')} was found` : 'none was found';
  throw new Fault(
    `The emulators need Java ${oldestJava} or newer and ${found}: install a JDK (for example from https://adoptium.net) or point JAVA_HOME at one.`,
  );
}

/** The path of a tool of this Java, such as `javac`. */
export function javaTool(java: Java, name: string): string {
  return join(java.bin, executable(name));
}

/**
 * Without these options Java reserves a share of the machine's memory before it needs any, and
 * threads for a parallel garbage collection.
 */
const frugal = '-XX:+UseSerialGC -Xms32m';

/**
 * The environment in which `java` is this Java and takes only the memory that it needs. The user's
 * own options override these.
 */
export function javaEnv(java: Java): Record<string, string> {
  return {
    PATH: `${java.bin}${delimiter}${process.env.PATH ?? ''}`,
    JAVA_HOME: dirname(java.bin),
    JDK_JAVA_OPTIONS: `${frugal} ${process.env.JDK_JAVA_OPTIONS ?? ''}`.trim(),
  };
}

function homesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  return readdirSync(place).map((name) => join(place, name));
}

function versionOf(java: string): number | undefined {
  const answer = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(`${answer.stderr ?? ''}${answer.stdout ?? ''}`) ?? [];
  if (major === undefined) return undefined;
  return major === '1' ? Number(minor) : Number(major);
}

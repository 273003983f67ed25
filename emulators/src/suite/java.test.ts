import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showsFault } from '../../../tests/support/shows-fault.ts';
import { findJava } from './java.ts';

// Shell scripts stand in for the JDKs, so these tests need a shell.
describe.skipIf(process.platform === 'win32')('findJava', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'java-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function jdk(name: string, version: string, tools = ['java', 'javac']): string {
    const bin = join(folder, name, 'bin');
    mkdirSync(bin, { recursive: true });
    for (const tool of tools) {
      writeFileSync(join(bin, tool), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
      chmodSync(join(bin, tool), 0o755);
    }
    return bin;
  }

  test('passes over a Java on PATH that is too old', () => {
    const old = jdk('old', '17.0.15');
    const bin = jdk('new', '25.0.1');
    expect(findJava({ PATH: old }, [folder])).toEqual({ bin, version: 25, canCompile: true });
  });

  test('takes JAVA_HOME first', () => {
    jdk('a', '25');
    const bin = jdk('b', '21.0.2');
    expect(findJava({ JAVA_HOME: join(folder, 'b') }, [folder]).bin).toBe(bin);
  });

  test('prefers a JDK to a runtime that cannot compile', () => {
    jdk('a', '25', ['java']);
    const bin = jdk('b', '21');
    expect(findJava({}, [folder]).bin).toBe(bin);
  });

  test('says in one sentence what is missing', () => {
    expect(() => findJava({ PATH: jdk('old', '1.8.0_392') }, [])).toThrow(
      /need Java 21 or newer and only Java 8 was found: install a JDK/,
    );
    expect(() => findJava({ PATH: '' }, [])).toThrow(/none was found/);
    showsFault(36, 2, 'ways of lacking Java: a sentence');
  });
});

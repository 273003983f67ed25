import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lockfile, parseLockfile, workspaceLockfile } from './lockfile.ts';
import { root } from './project.ts';

const lock = (packages: Lockfile['packages']): Lockfile => ({ lockfileVersion: 3, packages });
const versions = ({ packages }: Lockfile) =>
  Object.fromEntries(Object.entries(packages).flatMap(([path, { version }]) => (path === '' ? [] : [[path, version]])));

test('keeps what the workspace needs in its place, and nothing that only others need', () => {
  const made = workspaceLockfile(
    lock({
      '': { devDependencies: { tool: '1' } },
      functions: { dependencies: { a: '1' } },
      web: { dependencies: { react: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', dev: true },
      'node_modules/react': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', dev: true },
    }),
    'functions',
  );
  expect(versions(made)).toEqual({
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/b': '1.0.0',
    'node_modules/c': '1.0.0',
  });
  expect(made.packages['node_modules/c']).not.toHaveProperty('dev');
});

test('prefers the workspace’s own version, and keeps the root’s for the packages that use it', () => {
  const made = workspaceLockfile(
    lock({
      functions: { dependencies: { a: '1', b: '1' } },
      'functions/node_modules/b': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/b': { version: '2.0.0' },
    }),
    'functions',
  );
  expect(versions(made)).toEqual({
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/b': '2.0.0',
    'node_modules/b': '1.0.0',
  });
});

test('marks packages that production leaves out, and packages that may be missing', () => {
  const made = workspaceLockfile(
    lock({
      functions: { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1', absent: '1' } },
      'node_modules/a-linux': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0' },
    }),
    'functions',
  );
  expect(made.packages['node_modules/a']).toEqual(expect.not.objectContaining({ dev: true, optional: true }));
  expect(made.packages['node_modules/a-linux']).toMatchObject({ optional: true });
  expect(made.packages['node_modules/tool']).toMatchObject({ dev: true });
});

test('refuses a lockfile that lacks something', () => {
  const lacking = lock({ functions: { dependencies: { a: '1' } } });
  expect(() => workspaceLockfile(lacking, 'functions')).toThrow('package-lock.json lacks a, which functions needs');
});

test('gives the functions every direct dependency in the version they are tested with', () => {
  const repository = parseLockfile(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages } = workspaceLockfile(repository, 'functions');
  const wanted = repository.packages.functions?.dependencies ?? {};
  expect(Object.keys(wanted)).toContain('firebase-functions');
  for (const [name, version] of Object.entries(wanted)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

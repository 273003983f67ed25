import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.ts';
import { accessPage } from './page.ts';
import { rulesOf } from './rules.ts';

// Every function is loaded, beside the platform's start.
const LOADING = 120_000;

test('docs/access.md matches the functions, the rules and the pages; if not, run npm run security', {
  timeout: LOADING,
}, async () => {
  expect(readFileSync(join(root, 'docs', 'access.md'), 'utf8')).toBe(await accessPage());
});

test('reads each rule’s whole path, operations and condition, whatever its strings and comments hold', () => {
  const source = `service cloud.firestore {
    match /databases/{database}/documents {
      function isAddress(value) { return value.matches('https?://[^ {]+'); } // allow write: if true;
      match /tours/{id} {
        allow get, list: if resource.data.name == 'a;b // c' // why
          || isAdmin();
        match /private/{document=**} { allow read; }
      }
    }
  }`;
  expect(rulesOf(source)).toEqual([
    {
      path: '/tours/{id}',
      operations: ['get', 'list'],
      condition: "resource.data.name == 'a;b // c' || isAdmin()",
    },
    { path: '/tours/{id}/private/{document=**}', operations: ['read'], condition: 'true' },
  ]);
  expect(() => rulesOf('match /tours/{id} {')).toThrow('not closed');
});

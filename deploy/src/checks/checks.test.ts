import { describe, expect, test } from 'vitest';
import { showsFault } from '../../../tests/support/shows-fault.ts';
import type { Manifest } from '../package.ts';
import { refuseEnvironment } from './environment.ts';
import { findIndexFaults, findRuleFaults, type Indexes, readIndexes } from './firestore.ts';
import { findLeaks } from './leaks.ts';
import { findPackingFaults } from './packed.ts';
import { findSecretsInFiles, findUnfilledParameters, findUnnamedParameters } from './parameters.ts';
import { findDeadRewrites } from './rewrites.ts';

/** The test builds keys from parts, so that no search for keys finds this file. */
const key = (...parts: string[]) => parts.join('');

describe('what would be uploaded', () => {
  const leaksOf = (text: string, path = 'web/dist/assets/site.js') => findLeaks([{ path, text }]);

  test.each([
    ['an emulator’s address', 'connect("localhost:8080")', /site\.js names the emulators \(localhost:8080\)/],
    ['a stand-in’s address', 'src="http://127.0.0.1:4600/stripe.js"', /names the emulators \(127\.0\.0\.1:4600\)/],
    ['the demo project', 'projectId:"demo-streetlore"', /names the emulators \(demo-streetlore\)/],
    ['a key of the stand-ins', 'pk_test_local', /names the emulators \(pk_test_local\)/],
    ['a secret key of Stripe', key('sk', '_test_', '4eC39HqLyjWDarjtT1zdp7dc'), /contains a secret key of Stripe/],
    ['a restricted key of Stripe', key('rk', '_live_', '4eC39HqLyjWDarjtT1zdp7dc'), /contains a secret key of Stripe/],
    ['a signing secret', key('whsec', '_', '5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH'), /contains a signing secret of Stripe/],
    ['a key of OpenAI', key('sk', '-proj-', 'a'.repeat(48)), /contains a key of OpenAI/],
    ['a private key', key('-----BEGIN ', 'PRIVATE KEY-----'), /contains a private key/],
    ['a reference to a source map', 'f()\n//# sourceMappingURL=site.js.map', /is or names a source map/],
  ])('is refused with %s in it', (_what, text, sentence) => {
    expect(leaksOf(text)).toEqual([expect.stringMatching(sentence)]);
    showsFault(43, 1, 'prepared faults of what is uploaded, each with its sentence');
  });

  test('is refused with a source map among the files', () => {
    expect(leaksOf('{}', 'functions/lib/index.cjs.map')).toEqual([
      expect.stringMatching(/index\.cjs\.map is or names/),
    ]);
  });

  test('may say localhost, as libraries do, hold public keys and describe a secret’s shape', () => {
    expect(
      leaksOf(`isLocal = host === "localhost"; pk = "${key('pk', '_live_', '51HxyzAbCdEf')}"; must begin with whsec_`),
    ).toEqual([]);
  });
});

describe('the configuration of a deploy', () => {
  const good = {
    project: 'streetlore-prod',
    site: { VITE_FIREBASE_PROJECT_ID: 'streetlore-prod', VITE_PUBLIC_URL: 'https://streetlore.example/' },
    functions: {
      PUBLIC_URL: 'https://streetlore.example',
      TRADER_NAME: 'Walls Ltd',
      TRADER_COMPANY_NUMBER: '01234567',
      TRADER_REGISTERED_IN: 'England and Wales',
      TRADER_ADDRESS: '1 Brick Lane, London E1 6QL',
      TRADER_EMAIL: 'hello@walls.london',
      TRADER_VAT_NUMBER: 'GB 123 4567 89',
    },
  };
  test('is accepted when all of it is right', () => expect(refuseEnvironment(good)).toEqual([]));

  test.each([
    ['the demo project', { project: 'demo-streetlore', site: {} }, /^demo-streetlore is a project of the emulators/],
    [
      'an emulator',
      { site: { VITE_EMULATOR_AUTH: 'auth.example:9099' } },
      /^The site would use an emulator: VITE_EMULATOR_AUTH/,
    ],
    [
      'a local address',
      { site: { VITE_PUBLIC_URL: 'http://localhost' } },
      /^The site would use the emulators: VITE_PUBLIC_URL/,
    ],
    ['a local key', { functions: { X: 'whsec_local_streetlore' } }, /^The functions would use the emulators: X/],
    [
      'a stand-in',
      { functions: { STRIPE_API_BASE: 'http://localhost:4600' } },
      /^The functions would use the emulators: STRIPE_API_BASE/,
    ],
    [
      'another project’s site',
      { site: { VITE_FIREBASE_PROJECT_ID: 'other' } },
      /for the project other, and the deploy goes to streetlore-prod/,
    ],
    ['nobody who sells', { functions: {} }, /^Nobody can read who sells: TRADER_NAME is missing/],
    [
      'the example’s trader',
      { functions: { TRADER_ADDRESS: '<street, town, postcode>' } },
      /TRADER_ADDRESS is not filled in/,
    ],
    [
      'the emulators’ company number',
      { functions: { TRADER_COMPANY_NUMBER: '00000000' } },
      /TRADER_COMPANY_NUMBER is not filled in/,
    ],
    ['no word on VAT', { functions: { TRADER_VAT_NUMBER: '' } }, /TRADER_VAT_NUMBER is missing/],
    [
      'the emulators’ trader',
      { functions: { TRADER_EMAIL: 'shop@streetlore.test' } },
      /would use the emulators: TRADER_EMAIL/,
    ],
    ['two addresses', { functions: { PUBLIC_URL: 'https://other.example' } }, /must be the same address/],
  ])('is refused with %s', (_what, change, sentence) => {
    expect(refuseEnvironment({ ...good, ...change })).toContainEqual(expect.stringMatching(sentence));
    showsFault(43, 1, 'prepared faults of a deploy’s configuration, each with its sentence');
  });
});

describe('indexes', () => {
  const index = {
    collectionGroup: 'tours',
    queryScope: 'COLLECTION' as const,
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' as const },
      { fieldPath: 'name', order: 'ASCENDING' as const },
    ],
  };
  const ttl = { collectionGroup: 'rate_limits', fieldPath: 'expires_at' };
  const good: Indexes = { indexes: [index], fieldOverrides: [{ ...ttl, ttl: true, indexes: [] }] };

  test('pass without a fault', () => {
    expect(readIndexes(JSON.stringify(good))).toEqual(good);
    expect(findIndexFaults(good, [ttl])).toEqual([]);
  });
  test('that are not JSON are refused', () => expect(readIndexes('{"indexes": [')).toMatch(/cannot be understood/));
  test('declared twice are named', () => {
    expect(findIndexFaults({ ...good, indexes: [index, { ...index }] }, [ttl])).toEqual([
      'firestore.indexes.json has an index twice: tours (COLLECTION): status ASCENDING, name ASCENDING.',
    ]);
  });
  test('that never delete an expiring document are named', () => {
    const kept = { ...good, fieldOverrides: [{ ...ttl, indexes: [] }] };
    expect(findIndexFaults(kept, [ttl])).toEqual([
      expect.stringMatching(/^rate_limits\.expires_at is written to expire/),
    ]);
  });
});

describe('security rules', () => {
  const rules = (body: string) => `rules_version = '2';\nservice cloud.firestore { match /a/{b} { ${body} } }`;
  const faultsOf = (text: string | undefined) => findRuleFaults('firestore.rules', text);

  test('may let everybody read, and admins write', () => {
    expect(
      faultsOf(rules('allow get, list: if true; allow create, update: if isAdmin(); // allow write: if true;')),
    ).toEqual([]);
  });
  test.each([
    ['missing', undefined, /does not exist/],
    ['empty', '// nothing yet', /is empty/],
    ['of the first version', 'service cloud.firestore {}', /does not begin with rules_version/],
    ['open to writes', rules('allow read, write: if true;'), /lets everybody write: allow read, write: if true;/],
    ['open to writes without a condition', rules('allow create;'), /lets everybody write: allow create;/],
  ])('that are %s are refused', (_what, text, sentence) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the packed functions', () => {
  const files = ['package.json', 'package-lock.json', 'lib/index.cjs', 'lib/site/render.js'];
  const faultsOf = (without = '', scripts = {}) =>
    findPackingFaults({ main: 'lib/index.cjs', scripts }, (path) => files.includes(path) && path !== without);

  test('pass without a fault', () => expect(faultsOf()).toEqual([]));
  test.each(['package-lock.json', 'lib/index.cjs', 'lib/site/render.js'])('are refused without %s', (file) => {
    expect(faultsOf(file)).toEqual([expect.stringContaining(`packed without ${file}`)]);
  });
  test('are refused with a script that Cloud Build would run', () => {
    expect(faultsOf('', { build: 'node build.mjs' })).toEqual([expect.stringMatching(/has the script build/)]);
  });
});

describe('what the CLI would find', () => {
  const manifest: Manifest = {
    endpoints: {
      page: { region: ['europe-west2'], httpsTrigger: {} },
      subscribe: { region: ['europe-west2'], callableTrigger: {} },
    },
    params: [
      { name: 'PUBLIC_URL', type: 'string' },
      { name: 'PRIVACY_KEY', type: 'secret' },
    ],
    requiredAPIs: [],
  };
  const leads = (functionId: string, region?: string) => ({
    hosting: {
      public: 'web/dist',
      ignore: [],
      rewrites: [{ source: '**', function: { functionId, ...(region ? { region } : {}) } }],
    },
  });

  test('passes without a fault', () => {
    expect(findDeadRewrites(leads('page', 'europe-west2'), manifest)).toEqual([]);
    expect(findUnnamedParameters(manifest, { PUBLIC_URL: 'https://streetlore.example' }, 'functions/.env')).toEqual([]);
  });
  test('names a rewrite to a function that does not exist', () => {
    expect(findDeadRewrites(leads('pages', 'europe-west2'), manifest)).toEqual([
      expect.stringMatching(/pages, which does not exist/),
    ]);
  });
  test('names a rewrite to another region', () => {
    expect(findDeadRewrites(leads('page'), manifest)).toEqual([
      expect.stringMatching(/in us-central1, which is in europe-west2/),
    ]);
  });
  test('names a rewrite to a callable', () => {
    expect(findDeadRewrites(leads('subscribe', 'europe-west2'), manifest)).toEqual([
      expect.stringMatching(/answers no https/),
    ]);
  });
  test('names a parameter that a deploy would ask for', () => {
    expect(findUnnamedParameters(manifest, {}, 'functions/.env')).toEqual([
      'The parameter PUBLIC_URL is in none of functions/.env: a deploy would stop and ask for it.',
    ]);
  });
  test('names a parameter that was never filled in', () => {
    for (const value of ['', 'https://<project id>.example']) {
      expect(findUnfilledParameters(manifest, { PUBLIC_URL: value }, 'functions/.env')).toHaveLength(1);
    }
  });
  test('lets a sender be written as Name <address>', () => {
    const params = ['MAIL_FROM'].map((name) => ({ ...manifest.params[0], name, type: 'string' }));
    const named = { MAIL_FROM: 'Walls <hello@walls.example>' };
    expect(findUnfilledParameters({ params }, named, 'functions/.env')).toEqual([]);
  });
  test('names a secret in a file', () => {
    expect(findSecretsInFiles(manifest, { PRIVACY_KEY: 'x' }, 'functions/.env')).toEqual([
      expect.stringMatching(/^The secret PRIVACY_KEY stands in one of functions\/\.env/),
    ]);
  });
});

import { expect, test } from 'vitest';
import type { Indexes } from '../checks/firestore.ts';
import { checkDatabase, checkIndexes, checkTtl } from './firestore.ts';
import type { AskGoogle } from './google.ts';
import { checkApis, checkRoles, checkSecrets, showAppCheck } from './project.ts';

/** Answers each address that contains one of these parts, as Google's REST reference shows it. */
const answering =
  (answers: Record<string, unknown>): AskGoogle =>
  async (url) => {
    const part = Object.keys(answers).find((known) => url.includes(known));
    if (part === undefined) throw new Error(`Nobody answers ${url}`);
    return answers[part];
  };

const project = 'streetlore-prod';

test('names the APIs that are not enabled, from all pages of the list', async () => {
  const ask: AskGoogle = async (url) =>
    url.includes('pageToken=two')
      ? { services: [{ config: { name: 'run.googleapis.com' } }] }
      : { services: [{ config: { name: 'cloudtasks.googleapis.com' } }], nextPageToken: 'two' };
  const { faults, madeByDeploy } = await checkApis(ask, project, {
    requiredAPIs: [{ api: 'cloudtasks.googleapis.com' }],
  });
  // The first deploy enables these APIs: a missing one is a fault only after that.
  expect(faults).toEqual([]);
  expect(madeByDeploy).toContainEqual(expect.stringMatching(/^The API firestore\.googleapis\.com is not enabled/));
  expect(madeByDeploy).not.toContainEqual(expect.stringMatching(/run\.googleapis|cloudtasks\.googleapis/));
});

test.each([
  [{ type: 'FIRESTORE_NATIVE', locationId: 'eur3' }, []],
  [{ type: 'FIRESTORE_NATIVE', locationId: 'nam5' }, [expect.stringMatching(/in nam5, far from/)]],
  [{ type: 'DATASTORE_MODE', locationId: 'eur3' }, [expect.stringMatching(/must be native/)]],
  [null, [expect.stringMatching(/There is no Firestore database/)]],
])('accepts or refuses the database %j', async (found, faults) => {
  expect((await checkDatabase(answering({ 'databases/(default)': found }), project)).faults).toEqual(faults);
});

const wanted: Pick<Indexes, 'indexes'> = {
  indexes: [
    {
      collectionGroup: 'bookings',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'created_at', order: 'DESCENDING' },
      ],
    },
  ],
};
const index = (state: string) => ({
  name: `projects/${project}/databases/(default)/collectionGroups/bookings/indexes/CICAgOjXh4EK`,
  queryScope: 'COLLECTION',
  fields: [...(wanted.indexes[0]?.fields ?? []), { fieldPath: '__name__', order: 'DESCENDING' }],
  state,
});

test.each([
  ['READY', []],
  ['CREATING', [expect.stringMatching(/^The index bookings .* is CREATING/)]],
])('accepts an index that is READY, whatever the server added to it: %s', async (state, faults) => {
  const ask = answering({ indexes: { indexes: [index(state)] } });
  expect((await checkIndexes(ask, project, wanted)).faults).toEqual(faults);
});

test('names an index that is missing', async () => {
  expect((await checkIndexes(answering({ indexes: {} }), project, wanted)).faults).toEqual([
    expect.stringMatching(/is missing: queries that need it fail/),
  ]);
});

test('names a TTL policy that is not active', async () => {
  const name = `projects/${project}/databases/(default)/collectionGroups/rate_limits/fields/expires_at`;
  const ttl = [
    { collectionGroup: 'rate_limits', fieldPath: 'expires_at' },
    { collectionGroup: 'voters', fieldPath: 'expires_at' },
  ];
  const { faults } = await checkTtl(
    answering({ fields: { fields: [{ name, ttlConfig: { state: 'ACTIVE' } }] } }),
    project,
    ttl,
  );
  expect(faults).toEqual(['The TTL policy of voters.expires_at is missing.']);
});

test('names secrets that are missing or disabled', async () => {
  const ask = answering({ '/A/': { state: 'ENABLED' }, '/B/': { state: 'DISABLED' }, '/C/': null });
  const params = ['A', 'B', 'C'].map((name) => ({ name, type: 'secret' }));
  expect((await checkSecrets(ask, project, { params })).faults).toEqual([
    expect.stringMatching(/^The secret B is DISABLED/),
    expect.stringMatching(/^The secret C is missing/),
  ]);
});

test('accepts an editor for most roles, and names the roles it lacks', async () => {
  const runtime = 'serviceAccount:42-compute@developer.gserviceaccount.com';
  const ask = answering({
    ':getIamPolicy': { bindings: [{ role: 'roles/editor', members: [runtime] }] },
    'projects/streetlore-prod': { projectNumber: '42' },
  });
  const { faults, madeByDeploy } = await checkRoles(ask, project);
  expect(madeByDeploy).toEqual([expect.stringMatching(/42-compute@\S+ lacks roles\/run\.invoker/)]);
  expect(faults).toEqual([
    expect.stringMatching(/^Storage’s rules cannot read Firestore: service-42@gcp-sa-firebasestorage/),
  ]);
});

test('shows what App Check enforces, and finds no fault in it', async () => {
  const ask = answering({ 'services/firestore': { enforcementMode: 'ENFORCED' }, services: {} });
  expect(await showAppCheck(ask, project)).toEqual({
    what: 'App Check',
    found: 'Firestore ENFORCED, Storage OFF, Authentication OFF',
    faults: [],
  });
});

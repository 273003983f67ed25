import * as z from 'zod/mini';
import type { Manifest } from '../package.ts';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

const ALWAYS_NEEDED = [
  'artifactregistry.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'eventarc.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
];

/**
 * Service Usage API, services.list:
 * https://cloud.google.com/service-usage/docs/reference/rest/v1/services/list
 */
export async function checkApis(
  ask: AskGoogle,
  project: string,
  { requiredAPIs }: Pick<Manifest, 'requiredAPIs'>,
): Promise<Finding> {
  const schema = z.looseObject({
    services: z.optional(z.array(z.looseObject({ config: z.looseObject({ name: z.string() }) }))),
    nextPageToken: z.optional(z.string()),
  });
  const enabled = new Set<string>();
  let page = '';
  do {
    const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`;
    const { services = [], nextPageToken = '' } = z.parse(schema, await ask(url + (page && `&pageToken=${page}`)));
    for (const { config } of services) enabled.add(config.name);
    page = nextPageToken;
  } while (page !== '');
  const needed = [...new Set([...ALWAYS_NEEDED, ...requiredAPIs.map(({ api }) => api)])];
  return {
    what: 'APIs',
    found: `${needed.filter((api) => enabled.has(api)).length} of ${needed.length} enabled`,
    faults: [],
    madeByDeploy: needed.filter((api) => !enabled.has(api)).map((api) => `The API ${api} is not enabled.`),
  };
}

/** Secret Manager API, secrets.versions.get: reads a secret's state, never its value. */
export async function checkSecrets(
  ask: AskGoogle,
  project: string,
  { params }: Pick<Manifest, 'params'>,
): Promise<Finding> {
  const schema = z.nullable(z.looseObject({ state: z.string() }));
  const names = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const faults: string[] = [];
  for (const name of names) {
    const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
    const state = z.parse(schema, await ask(url))?.state ?? 'missing';
    if (state !== 'ENABLED') faults.push(`The secret ${name} is ${state}: npx firebase functions:secrets:set ${name}.`);
  }
  return { what: 'Secrets', found: `${names.length - faults.length} of ${names.length} set`, faults };
}

/**
 * The roles that the runtime's service account needs (docs/deploy.md, Roles), and whether the basic
 * role Editor includes them. An Editor may not call a service that checks its caller.
 */
const RUNTIME_ROLES: readonly [role: string, isPartOfEditor: boolean][] = [
  ['roles/datastore.user', true],
  ['roles/firebaseauth.admin', true],
  ['roles/storage.objectAdmin', true],
  ['roles/cloudtasks.enqueuer', true],
  ['roles/eventarc.eventReceiver', true],
  ['roles/iam.serviceAccountUser', true],
  ['roles/cloudbuild.builds.builder', true],
  ['roles/run.invoker', false],
];

/**
 * The roles that the CLI grants when it deploys the first triggers (firebase-tools,
 * deploy/functions/checkIam).
 */
const GRANTED_BY_DEPLOY = ['roles/run.invoker', 'roles/eventarc.eventReceiver'];

/** Resource Manager API, projects.get and projects.getIamPolicy. */
export async function checkRoles(ask: AskGoogle, project: string): Promise<Finding> {
  const manager = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const { projectNumber } = z.parse(z.looseObject({ projectNumber: z.string() }), await ask(manager));
  const schema = z.looseObject({
    bindings: z.optional(z.array(z.looseObject({ role: z.string(), members: z.optional(z.array(z.string())) }))),
  });
  const { bindings = [] } = z.parse(schema, await ask(`${manager}:getIamPolicy`, { method: 'POST', body: {} }));
  const holds = (account: string, role: string) =>
    bindings.some((binding) => binding.role === role && binding.members?.includes(`serviceAccount:${account}`));
  const runtime = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const isEditor = ['roles/editor', 'roles/owner'].some((role) => holds(runtime, role));
  const lacking = RUNTIME_ROLES.filter(([role, isPart]) => !holds(runtime, role) && !(isPart && isEditor)).map(
    ([role]) => role,
  );
  const sentences = (roles: readonly string[]) =>
    roles.map((role) => `The functions’ account ${runtime} lacks ${role}.`);
  const storage = `service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const storageReads = holds(storage, 'roles/firebaserules.firestoreServiceAgent');
  return {
    what: 'Roles',
    found: `${runtime} lacks ${lacking.length}; Storage’s rules ${storageReads ? 'may' : 'may not'} read Firestore`,
    faults: [
      ...sentences(lacking.filter((role) => !GRANTED_BY_DEPLOY.includes(role))),
      ...(storageReads
        ? []
        : [`Storage’s rules cannot read Firestore: ${storage} lacks roles/firebaserules.firestoreServiceAgent.`]),
    ],
    madeByDeploy: sentences(lacking.filter((role) => GRANTED_BY_DEPLOY.includes(role))),
  };
}

/**
 * App Check API, projects.services.get:
 * https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services
 */
export async function showAppCheck(ask: AskGoogle, project: string): Promise<Finding> {
  const schema = z.nullable(z.looseObject({ enforcementMode: z.optional(z.string()) }));
  const services = { Firestore: 'firestore', Storage: 'firebasestorage', Authentication: 'identitytoolkit' };
  const modes: string[] = [];
  for (const [name, service] of Object.entries(services)) {
    const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}.googleapis.com`;
    modes.push(`${name} ${z.parse(schema, await ask(url))?.enforcementMode ?? 'OFF'}`);
  }
  return { what: 'App Check', found: modes.join(', '), faults: [] };
}

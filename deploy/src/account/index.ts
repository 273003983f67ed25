import { region } from '@streetlore/emulators/config';
import type { Indexes, TtlField } from '../checks/firestore.ts';
import { functionsEnvironment, siteEnvironment } from '../environment.ts';
import { printedTable } from '../functions-table.ts';
import type { Manifest } from '../package.ts';
import { checkBackups } from './backups.ts';
import type { Finding } from './finding.ts';
import { checkDatabase, checkIndexes, checkTtl } from './firestore.ts';
import { probeForwarded } from './forwarded.ts';
import { type Ask, signIn } from './google.ts';
import { checkInbound, twilioApi } from './inbound.ts';
import { checkApis, checkRoles, checkSecrets, showAppCheck } from './project.ts';
import { checkReachable } from './reachable.ts';

/** What is asked of a project, and what it must answer. */
export type Wanted = {
  readonly project: string;
  readonly manifest: Manifest;
  readonly indexes: Indexes;
  readonly ttlFields: readonly TtlField[];
};

/**
 * Asks the real project what is there, prints it and says what is wrong. Nothing is changed but what the probe of
 * X-Forwarded-For makes and deletes again.
 */
export async function checkAccount({ project, manifest, indexes, ttlFields }: Wanted): Promise<string[]> {
  let ask: Ask;
  try {
    ask = await signIn(project);
  } catch (error) {
    return [`The project ${project} was not asked: ${wordsOf(error)}`];
  }
  const functions = `https://${region}-${project}.cloudfunctions.net`;
  const checks: readonly [what: string, check: () => Promise<Finding>][] = [
    ['APIs', () => checkApis(ask, project, manifest)],
    ['Firestore', () => checkDatabase(ask, project)],
    ['Composite indexes', () => checkIndexes(ask, project, indexes)],
    ['TTL policies', () => checkTtl(ask, project, ttlFields)],
    ['Backups', () => checkBackups(ask, project, new Date())],
    ['Secrets', () => checkSecrets(ask, project, manifest)],
    ['Roles', () => checkRoles(ask, project)],
    ['Texts received', () => checkInbound(ask, project, twilioOf(project), new Date())],
    ['Functions', () => checkReachable(manifest, functions)],
    ['App Check', () => showAppCheck(ask, project)],
    [
      'X-Forwarded-For',
      () =>
        probeForwarded(ask, project, {
          apiKey: siteEnvironment().VITE_FIREBASE_API_KEY ?? '',
          functions,
        }),
    ],
  ];
  const findings: Finding[] = [];
  for (const [what, check] of checks) {
    try {
      findings.push(await check());
    } catch (error) {
      findings.push({ what, found: 'not known', faults: [`${what} could not be asked for: ${wordsOf(error)}`] });
    }
  }
  console.log(`${printedTable([['project', project], ...findings.map(({ what, found }) => [what, found])])}\n`);
  return findings.flatMap(({ faults }) => faults);
}

/** Twilio as the project has it, when its token was given for this run. */
function twilioOf(project: string) {
  const { TWILIO_AUTH_TOKEN: token } = process.env;
  const account = functionsEnvironment(project).TWILIO_ACCOUNT_SID;
  return account && token ? { account, ask: twilioApi(account, token) } : null;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

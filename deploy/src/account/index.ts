import { region } from '@streetlore/emulators/config';
import type { Indexes, TtlField } from '../checks/firestore.ts';
import { functionsEnvironment, siteEnvironment } from '../environment.ts';
import { printedTable } from '../functions-table.ts';
import type { Manifest } from '../package.ts';
import { checkBackups } from './backups.ts';
import type { Finding } from './finding.ts';
import { checkDatabase, checkIndexes, checkTtl } from './firestore.ts';
import { probeForwarded } from './forwarded.ts';
import { type AskGoogle, signIn } from './google.ts';
import { checkInbound, twilioApi } from './inbound.ts';
import { checkApis, checkRoles, checkSecrets, showAppCheck } from './project.ts';
import { checkCpuQuota } from './quota.ts';
import { checkReachable } from './reachable.ts';

type Check = readonly [what: string, check: () => Promise<Finding>];

/** What is asked of a project, and what the project must have. */
export type ProjectExpectations = {
  readonly project: string;
  readonly manifest: Manifest;
  readonly indexes: Indexes;
  readonly ttlFields: readonly TtlField[];
  /**
   * Whether nothing has been deployed yet. Then the check lists what the first deploy makes, and
   * asks nothing that only a deployed function can answer.
   */
  readonly isBeforeFirst: boolean;
};

/**
 * Asks the real project what is there, prints it and says what is wrong. The only changes: the
 * probe of X-Forwarded-For makes two visitors and deletes them again.
 */
export async function checkAccount({
  project,
  manifest,
  indexes,
  ttlFields,
  isBeforeFirst,
}: ProjectExpectations): Promise<string[]> {
  let ask: AskGoogle;
  try {
    ask = await signIn(project);
  } catch (error) {
    return [`The project ${project} was not asked: ${wordsOf(error)}`];
  }
  const functions = `https://${region}-${project}.cloudfunctions.net`;
  const standing: Check[] = [
    ['APIs', () => checkApis(ask, project, manifest)],
    ['CPU', () => checkCpuQuota(ask, project, manifest, region)],
    ['Firestore', () => checkDatabase(ask, project)],
    ['Composite indexes', () => checkIndexes(ask, project, indexes)],
    ['TTL policies', () => checkTtl(ask, project, ttlFields)],
    ['Backups', () => checkBackups(ask, project, new Date())],
    ['Secrets', () => checkSecrets(ask, project, manifest)],
    ['Roles', () => checkRoles(ask, project)],
    ['App Check', () => showAppCheck(ask, project)],
  ];
  const deployed: Check[] = [
    ['Texts received', () => checkInbound(ask, project, twilioOf(project), new Date())],
    ['Functions', () => checkReachable(manifest, functions)],
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
  for (const [what, check] of isBeforeFirst ? standing : [...standing, ...deployed]) {
    try {
      findings.push(await check());
    } catch (error) {
      findings.push({ what, found: 'not known', faults: [`${what} could not be asked for: ${wordsOf(error)}`] });
    }
  }
  console.log(`${printedTable([['project', project], ...findings.map(({ what, found }) => [what, found])])}\n`);
  const made = findings.flatMap(({ madeByDeploy = [] }) => madeByDeploy);
  const faults = findings.flatMap((finding) => finding.faults);
  if (!isBeforeFirst) return [...faults, ...made];
  for (const sentence of made) console.log(`The first deploy makes good: ${sentence}`);
  return faults;
}

/** The project's Twilio account; null when none is configured, or without its token. */
function twilioOf(project: string) {
  const { TWILIO_AUTH_TOKEN: token } = process.env;
  const account = functionsEnvironment(project).TWILIO_ACCOUNT_SID;
  return account && token ? { account, ask: twilioApi(account, token) } : null;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

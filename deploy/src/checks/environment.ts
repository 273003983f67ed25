import { traderFaults } from '@streetlore/domain/trader';
import { localWord } from './leaks.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export type ConfiguredFunction = {
  /** The project to deploy to; undefined when nothing is deployed. */
  readonly project: string | undefined;
  /** The site's environment, as Vite reads it: VITE_… */
  readonly site: Variables;
  /**
   * The functions' parameters, as the CLI reads them from functions/.env and
   * functions/.env.<project>.
   */
  readonly functions: Variables;
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Says, one sentence each, why this configuration must not be deployed: it names the emulators, or
 * two projects.
 */
export function refuseEnvironment({ project, site, functions }: ConfiguredFunction): string[] {
  const local = [
    ...Object.entries(site).map(([name, value = '']) => ['The site', name, value] as const),
    ...Object.entries(functions).map(([name, value = '']) => ['The functions', name, value] as const),
  ].flatMap(([who, name, value]) => {
    if (name.startsWith('VITE_EMULATOR_')) return [`${who} would use an emulator: ${name} is set.`];
    const word = /^https?:\/\/(localhost|127\.0\.0\.1)\b/.exec(value)?.[0] ?? localWord(value);
    return word === undefined ? [] : [`${who} would use the emulators: ${name} contains ${word}.`];
  });
  const siteProject = site.VITE_FIREBASE_PROJECT_ID;
  const addresses = [site.VITE_PUBLIC_URL, functions.PUBLIC_URL].map((address) => withoutSlash(address ?? ''));
  const trader = project === undefined ? [] : traderFaults(functions);
  return [
    ...trader.map((fault) => `Nobody can read who sells: ${fault}. Fill it in in functions/.env.${project}.`),
    ...(project?.startsWith('demo-')
      ? [`${project} is a project of the emulators: nothing can be deployed to it.`]
      : []),
    ...local,
    ...(project !== undefined && siteProject && siteProject !== project
      ? [`The site is configured for the project ${siteProject}, and the deploy goes to ${project}.`]
      : []),
    ...(addresses.every((address) => address !== '') && addresses[0] !== addresses[1]
      ? [`VITE_PUBLIC_URL (${addresses[0]}) and the functions’ PUBLIC_URL (${addresses[1]}) must be the same address.`]
      : []),
  ];
}

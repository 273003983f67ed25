import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { traderForSite } from '@streetlore/domain/trader';
import { loadEnv } from 'vite';
import type { Variables } from './checks/environment.ts';
import { root } from './project.ts';

const web = join(root, 'web');

/**
 * The site's environment for a production build, as Vite reads it from web/.env… and from this
 * process.
 */
export const siteEnvironment = (): Variables => loadEnv('production', web, 'VITE_');

/** The variables of a dotenv file; undefined when there is no such file. */
export function dotenvFile(file: string): Record<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([key, value = '']) => [key, value]),
  );
}

/**
 * The functions' parameters as the CLI reads them: functions/.env, overridden by
 * functions/.env.<project>.
 */
export function functionsEnvironment(project: string | undefined): Variables {
  const read = (name: string) => dotenvFile(join(root, 'functions', name)) ?? {};
  return { ...read('.env'), ...(project === undefined ? {} : read(`.env.${project}`)) };
}

/**
 * The trader's details for the site's build, from the functions' parameters. Without a project they
 * come from functions/.env.example.
 */
export const siteTrader = (project: string | undefined): Variables =>
  traderForSite(
    project === undefined ? (dotenvFile(join(root, 'functions', '.env.example')) ?? {}) : functionsEnvironment(project),
  );

/**
 * Stands in for each value that is not filled in yet, so that the site can be built without an
 * account.
 */
const placeholders: Variables = {
  VITE_PUBLIC_URL: 'https://streetlore.example',
  VITE_FIREBASE_AUTH_DOMAIN: 'streetlore.example',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_placeholder',
};

/** web/.env.production.example with its gaps filled; undefined when web/.env.production exists. */
export function exampleSite(): Record<string, string> | undefined {
  if (existsSync(join(web, '.env.production'))) return undefined;
  const example = dotenvFile(join(web, '.env.production.example')) ?? {};
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value || placeholders[name] || 'placeholder']),
  );
}

import type { Manifest } from '../package.ts';
import type { Variables } from './environment.ts';

/**
 * Says which parameters no file names. The CLI asks for each of those, even with a default, and an
 * unattended deploy ends there.
 * @param files the files to look in, for the sentence
 */
export function findUnnamedParameters({ params }: Pick<Manifest, 'params'>, named: Variables, files: string): string[] {
  return params
    .filter(({ name, type }) => type !== 'secret' && named[name] === undefined)
    .map(({ name }) => `The parameter ${name} is in none of ${files}: a deploy would stop and ask for it.`);
}

/** Says which parameters a file names without a value, or still with the example's `<…>`. */
export function findUnfilledParameters(
  { params }: Pick<Manifest, 'params'>,
  named: Variables,
  files: string,
): string[] {
  return params
    .filter(({ name }) => {
      const value = named[name];
      if (value === undefined) return false;
      // `Name <address>` is how MAIL_FROM is written.
      return /^\s*$|<[^>@]*>/.test(value);
    })
    .map(({ name }) => `The parameter ${name} is not filled in: give it a value in one of ${files}.`);
}

/** Says which secrets a dotenv file gives away: a secret belongs in Secret Manager only. */
export function findSecretsInFiles({ params }: Pick<Manifest, 'params'>, named: Variables, files: string): string[] {
  return params
    .filter(({ name, type }) => type === 'secret' && named[name] !== undefined)
    .map(({ name }) => `The secret ${name} stands in one of ${files}: it belongs into Secret Manager.`);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cliModule } from './cli.ts';
import { type FirebaseProject, root } from './project.ts';

const { readdirRecursive } = cliModule('fsAsync.js') as {
  readdirRecursive(options: { path: string; ignoreStrings: string[] }): Promise<{ name: string }[]>;
};
const { listFiles } = cliModule('listFiles.js') as { listFiles(folder: string, ignore: string[]): string[] };

/** Absolute paths of the files that a deploy would upload. */
export type Uploads = {
  readonly functions: readonly string[];
  readonly hosting: readonly string[];
};

/** Lists what `firebase deploy` would upload now, by the CLI's own rules. */
export async function listUploads({ functions: [functions], hosting }: FirebaseProject): Promise<Uploads> {
  const site = join(root, hosting.public);
  const source = await readdirRecursive({ path: join(root, functions.source), ignoreStrings: functions.ignore });
  return {
    functions: source.map(({ name }) => name),
    hosting: existsSync(site) ? listFiles(site, hosting.ignore).map((name) => join(site, name)) : [],
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { loadedByNeed, type StartMeasurement } from './checks/start.ts';
import { runCommand } from './run.ts';

const measured = z.object({
  start: z.object({ modules: z.int(), bytes: z.int(), seconds: z.number(), packages: z.array(z.string()) }),
  missing: z.array(z.string()),
});

/** Runs inside the packed functions, in a process of its own. */
const script = `
const { createRequire } = require('node:module');
const { statSync } = require('node:fs');
const { folder, main, byNeed } = JSON.parse(process.argv[1]);
const load = createRequire(folder + '/package.json');
const spent = () => Object.values(process.cpuUsage()).reduce((sum, one) => sum + one, 0) / 1e6;
const before = spent();
load('./' + main);
const seconds = spent() - before;
const files = Object.keys(require.cache);
const packages = new Set(files.flatMap((file) => file.match(/node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/)?.[1] ?? []));
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
const missing = byNeed.filter((name) => {
  try {
    load.resolve(name);
    return false;
  } catch {
    return true;
  }
});
console.log(JSON.stringify({ start: { modules: files.length, bytes, seconds, packages: [...packages] }, missing }));
process.exit(0);
`;

/**
 * Starts the packed and installed functions in `folder` as their first request would, and measures
 * what that loads.
 * @throws Error when they do not start
 */
export async function measureStart(
  folder: string,
  project: string,
): Promise<{ start: StartMeasurement; missing: string[] }> {
  const { main } = z.parse(
    z.looseObject({ main: z.string() }),
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const config = { projectId: project, storageBucket: `${project}.firebasestorage.app` };
  const { code, printed } = await runCommand(
    process.execPath,
    ['-e', script, JSON.stringify({ folder, main, byNeed: loadedByNeed })],
    {
      cwd: folder,
      env: { ...process.env, GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify(config) },
    },
  );
  const line = printed.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !line.startsWith('{')) throw new Error(`The packed functions do not start: ${line}`);
  return z.parse(measured, JSON.parse(line));
}

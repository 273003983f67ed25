/**
 * `npm run backups -- --project ID [--write]`: lists the gcloud commands for each protection of a
 * project's data that is not set up yet. `--write` runs the commands with gcloud's own account. It
 * may be run again. docs/backups.md says how to restore.
 */
import { parseArgs } from 'node:util';
import { missingBackupCommands } from './backups/plan.ts';
import { runCommand } from './run.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const { project, write } = values;
if (!project) {
  console.error('npm run backups -- --project ID [--write]');
  process.exit(1);
}

/**
 * Runs gcloud on the project.
 * @returns what gcloud printed
 * @throws Error with what gcloud printed when it fails
 */
async function gcloud(args: readonly string[]): Promise<string> {
  const { code, printed } = await runCommand('gcloud', [...args, `--project=${project}`, '--quiet'], {
    cwd: process.cwd(),
  });
  if (code !== 0) throw new Error(`gcloud ${args.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
}

const list = ['--database=(default)', '--format=value(weeklyRecurrence.day,retention)'];
const describe = ['--database=(default)', '--format=value(pointInTimeRecoveryEnablement,deleteProtectionState)'];
const commands = missingBackupCommands({
  database: await gcloud(['firestore', 'databases', 'describe', ...describe]),
  schedules: await gcloud(['firestore', 'backups', 'schedules', 'list', ...list]),
});
for (const command of commands) {
  console.log(`gcloud ${command.map((part) => (/^[\w=-]+$/.test(part) ? part : `'${part}'`)).join(' ')}`);
  if (write) await gcloud(command);
}
if (commands.length === 0)
  console.log('Point-in-time recovery, delete protection and both schedules of backups are set up.');
else console.log(write ? 'All of it is done.' : 'Nothing was changed. With --write it is done.');

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { adminEnv, localParameters, localSecrets, projectId, storageBucket } from '../../../emulators/src/config.ts';
import { builds } from '../../../emulators/src/suite/paths.ts';

/**
 * Runs one scheduled function of the built bundle some times, as Cloud Scheduler would. The last
 * line of its output is how long each run took (ms, a JSON list). It is a separate process, so that
 * count-calls.cjs counts it like the emulator's functions: `node --require ./count-calls.cjs
 * scheduled.ts NAME TIMES`.
 */
type Scheduled = { run(event: { scheduleTime: string }): Promise<unknown> };

const [name = '', times = '1'] = process.argv.slice(2);
Object.assign(process.env, adminEnv, localParameters, localSecrets, {
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
});
const bundle = createRequire(import.meta.url)(join(builds.functions, 'index.cjs')) as Record<string, Scheduled>;
const scheduled = bundle[name];
if (!scheduled) throw new Error(`There is no function ${name}`);
const took: number[] = [];
for (let n = 0; n < Number(times); n += 1) {
  const began = performance.now();
  await scheduled.run({ scheduleTime: new Date().toISOString() });
  took.push(performance.now() - began);
}
console.log(`\n${JSON.stringify(took)}`);
process.exit();

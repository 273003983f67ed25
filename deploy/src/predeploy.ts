import { buildForDeploy } from './build.ts';

/** What firebase.json has run before a deploy, which tells its project in GCLOUD_PROJECT. Ends with code 1 to stop the deploy. */
try {
  const refusals = await buildForDeploy(process.env.GCLOUD_PROJECT);
  for (const refusal of refusals) console.error(`✘ ${refusal}`);
  process.exitCode = refusals.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

import { buildForDeploy } from './build.ts';

/**
 * firebase.json runs this before a deploy, with the project in GCLOUD_PROJECT. Code 1 stops the
 * deploy.
 */
try {
  const refusals = await buildForDeploy(process.env.GCLOUD_PROJECT);
  for (const refusal of refusals) console.error(`✘ ${refusal}`);
  process.exitCode = refusals.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

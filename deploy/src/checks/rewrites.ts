import type { Manifest } from '../package.ts';
import type { FirebaseProject } from '../project.ts';

/**
 * Says which addresses Hosting would send to a function that does not exist, is in another region,
 * or does not answer https requests.
 */
export function findDeadRewrites(
  { hosting }: Pick<FirebaseProject, 'hosting'>,
  { endpoints }: Pick<Manifest, 'endpoints'>,
): string[] {
  return hosting.rewrites.flatMap(({ source, function: target }) => {
    if (!target) return [];
    const { functionId, region = 'us-central1' } = target;
    const endpoint = endpoints[functionId];
    const leads = `firebase.json leads ${source} to the function ${functionId}`;
    if (!endpoint) return [`${leads}, which does not exist.`];
    if (!endpoint.httpsTrigger) return [`${leads}, which answers no https requests.`];
    const regions = endpoint.region ?? [];
    return regions.includes(region) ? [] : [`${leads} in ${region}, which is in ${regions.join(', ') || 'no region'}.`];
  });
}

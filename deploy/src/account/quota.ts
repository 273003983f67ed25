import * as z from 'zod/mini';
import { findAboveQuota, sumCpu } from '../checks/cpu.ts';
import type { Manifest } from '../package.ts';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

/**
 * Cloud Run's name for the CPU of all instances in a region, as in its own refusals; in thousandths
 * of a vCPU.
 */
const CPU_QUOTA = 'CpuAllocPerProjectRegion';

const schema = z.nullable(
  z.looseObject({
    dimensionsInfos: z.optional(
      z.array(
        z.looseObject({
          applicableLocations: z.optional(z.array(z.string())),
          details: z.optional(z.looseObject({ value: z.optional(z.string()) })),
        }),
      ),
    ),
  }),
);

/**
 * Compares the CPU of the functions with what the project may use in their region. All instances
 * together may exceed the quota: Cloud Run refuses an instance only when it is needed. So that sum
 * is printed and is no fault. Cloud Quotas API, quotaInfos.get:
 * https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos
 */
export async function checkCpuQuota(
  ask: AskGoogle,
  project: string,
  manifest: Pick<Manifest, 'endpoints'>,
  region: string,
): Promise<Finding> {
  const what = 'CPU';
  const service = `projects/${project}/locations/global/services/run.googleapis.com`;
  const said = z.parse(schema, await ask(`https://cloudquotas.googleapis.com/v1/${service}/quotaInfos/${CPU_QUOTA}`));
  const here = said?.dimensionsInfos?.find(({ applicableLocations = [] }) => applicableLocations.includes(region));
  const value = here?.details?.value;
  if (value === undefined)
    return { what, found: 'not known', faults: [`Cloud Quotas does not say how much CPU ${region} may use.`] };
  const quota = Number(value) / 1000;
  const { most, released } = sumCpu(manifest);
  return {
    what,
    found: `${quota} vCPU in ${region}; a deploy takes ${released}, all instances at once ${most}`,
    faults: findAboveQuota(manifest, quota, `${project} has`),
  };
}

import { expect, test } from 'vitest';
import { checkCpuQuota } from './quota.ts';

const manifest = {
  endpoints: Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`f${n}`, { cpu: 0.5, maxInstances: 4 }])),
};

/** The finding when Cloud Quotas gives this answer, as its REST reference shows it. */
const foundOf = (value: string | undefined, applicableLocations = ['europe-west1', 'europe-west2']) =>
  checkCpuQuota(
    async () => ({
      quotaId: 'CpuAllocPerProjectRegion',
      dimensionsInfos: [
        { dimensions: { region: 'us-east1' }, details: { value: '1000' }, applicableLocations: ['us-east1'] },
        { details: { value }, applicableLocations },
      ],
    }),
    'streetlore-prod',
    manifest,
    'europe-west2',
  );

test("accepts functions within a new project's quota, though all instances at once would exceed it", async () => {
  expect(await foundOf('20000')).toEqual({
    what: 'CPU',
    found: '20 vCPU in europe-west2; a deploy takes 20, all instances at once 90',
    faults: [],
  });
});

test('names a deploy that its region’s quota would end, and a function that the quota would refuse', async () => {
  const { faults } = await foundOf('1500');
  expect(faults).toHaveLength(46);
  expect(faults[0]).toBe('f0 may take 2 vCPU, and streetlore-prod has 1.5: give it fewer instances.');
  expect(faults.at(-1)).toBe('40 functions that a deploy releases at once take 20 vCPU, and streetlore-prod has 1.5.');
});

test('says so when Cloud Quotas names no value for the region', async () => {
  const faults = ['Cloud Quotas does not say how much CPU europe-west2 may use.'];
  expect(await foundOf(undefined)).toMatchObject({ faults });
  expect(await foundOf('20000', ['us-central1'])).toMatchObject({ faults });
});

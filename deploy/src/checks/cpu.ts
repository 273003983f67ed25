import type { FunctionEndpoint } from '../endpoint.ts';
import type { Manifest } from '../package.ts';

/**
 * The vCPUs that a new project has in a region (https://cloud.google.com/run/quotas; docs/deploy.md
 * says which quota to ask for).
 */
const NEW_PROJECT = 20;
/** How many functions the CLI releases at once. Each starts an instance to see that it starts. */
const RELEASED_AT_ONCE = 40;
/**
 * vCPUs of all instances at most. A higher sum is refused, so that it does not grow unnoticed.
 */
const LIMIT = 150;

/**
 * The vCPUs that `gcf_gen1` stands for, by memory in MB (firebase-tools, gcp/cloudfunctionsv2
 * `memoryToGen1Cpu`).
 */
const FRACTIONS = new Map([
  [128, 0.0833],
  [256, 0.1666],
  [512, 0.3333],
  [1024, 0.5833],
  [2048, 1],
  [4096, 2],
  [8192, 2],
]);

/** vCPUs of an instance. A function that says nothing has one. */
export function cpuOf({ cpu, availableMemoryMb }: FunctionEndpoint): number {
  return cpu === 'gcf_gen1' ? (FRACTIONS.get(availableMemoryMb ?? 256) ?? 1) : (cpu ?? 1);
}

type Sums = {
  /** vCPUs when every function runs as many instances as it may. */
  most: number;
  /** vCPUs of the costliest functions that the CLI may release at once. */
  released: number;
};

/** Adds up the CPU of all functions. A function without a limit of instances may run 100. */
export function sumCpu({ endpoints }: Pick<Manifest, 'endpoints'>): Sums {
  const each = Object.values(endpoints);
  const sum = (cpus: readonly number[]) => Math.round(cpus.reduce((total, one) => total + one, 0) * 10) / 10;
  return {
    most: sum(each.map((endpoint) => cpuOf(endpoint) * (endpoint.maxInstances ?? 100))),
    released: sum(
      each
        .map(cpuOf)
        .toSorted((one, other) => other - one)
        .slice(0, RELEASED_AT_ONCE),
    ),
  };
}

/** Says what exceeds a new project's quota, and whether the sum has grown. */
export function findCpuFaults(manifest: Pick<Manifest, 'endpoints'>): string[] {
  const { most } = sumCpu(manifest);
  return [
    ...findAboveQuota(manifest, NEW_PROJECT, 'a new project has'),
    ...(most > LIMIT
      ? [`All functions may take ${most} vCPU, and ${LIMIT} are allowed in deploy/src/checks/cpu.ts.`]
      : []),
  ];
}

/**
 * Says what would end a deploy. Cloud Run refuses a function whose instances exceed the quota, and
 * also functions that start together and exceed it.
 * @param quota vCPUs of all instances in the region
 * @param has whose quota it is, as a part of the sentence
 */
export function findAboveQuota(manifest: Pick<Manifest, 'endpoints'>, quota: number, has: string): string[] {
  const { released } = sumCpu(manifest);
  const tooMany = Object.entries(manifest.endpoints).flatMap(([name, endpoint]) => {
    const own = cpuOf(endpoint) * (endpoint.maxInstances ?? 100);
    return own > quota ? [`${name} may take ${own} vCPU, and ${has} ${quota}: give it fewer instances.`] : [];
  });
  if (released <= quota) return tooMany;
  return [
    ...tooMany,
    `${RELEASED_AT_ONCE} functions that a deploy releases at once take ${released} vCPU, and ${has} ${quota}.`,
  ];
}

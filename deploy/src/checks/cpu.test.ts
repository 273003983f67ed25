import { expect, test } from 'vitest';
import { showsFault } from '../../../tests/support/shows-fault.ts';
import type { FunctionEndpoint } from '../endpoint.ts';
import { cpuOf, findCpuFaults, sumCpu } from './cpu.ts';

const many = (count: number, endpoint: FunctionEndpoint) => ({
  endpoints: Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, endpoint])),
});

test('a fraction of a CPU depends on the memory, and a function without a setting has one CPU', () => {
  expect(cpuOf({ cpu: 'gcf_gen1', availableMemoryMb: 512 })).toBe(0.3333);
  expect(cpuOf({ cpu: 'gcf_gen1', availableMemoryMb: 1024 })).toBe(0.5833);
  expect(cpuOf({ availableMemoryMb: 512 })).toBe(1);
});

test('refuses 83 functions of one CPU and 20 instances, our former set, for two reasons', () => {
  const before = many(83, { maxInstances: 20 });
  expect(sumCpu(before)).toEqual({ most: 1660, released: 40 });
  expect(findCpuFaults(before)).toEqual([
    expect.stringMatching(/^40 functions .* take 40 vCPU, and a new project has 20/),
    expect.stringMatching(/^All functions may take 1660 vCPU/),
  ]);
  showsFault(51, 1_660, 'vCPU of the functions as they once were, refused');
});

test('names a function that may take more CPU than a project has', () => {
  expect(findCpuFaults(many(1, { cpu: 2, maxInstances: 11 }))).toEqual([expect.stringMatching(/^f0 may take 22 vCPU/)]);
  expect(findCpuFaults(many(1, {}))).toEqual([expect.stringMatching(/^f0 may take 100 vCPU/)]);
});

test('accepts small functions', () => {
  expect(findCpuFaults(many(50, { cpu: 'gcf_gen1', availableMemoryMb: 512, maxInstances: 2 }))).toEqual([]);
});

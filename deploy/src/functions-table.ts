import { cpuOf } from './checks/cpu.ts';
import type { FunctionEndpoint } from './endpoint.ts';
import type { Manifest } from './package.ts';

/** Cloud Functions' defaults: MB, seconds, and instances. */
const DEFAULTS = { memory: 256, timeout: 60, instances: 100 };

const columns = ['function', 'trigger', 'region', 'vCPU', 'memory', 'timeout', 'instances', 'secrets'] as const;

/** What calls a function, in a few words. */
export function triggerOf(endpoint: FunctionEndpoint): string {
  const { eventTrigger, scheduleTrigger } = endpoint;
  if (endpoint.callableTrigger) return 'callable';
  if (endpoint.httpsTrigger) return 'https';
  if (endpoint.taskQueueTrigger) return 'task queue';
  if (scheduleTrigger) {
    return `schedule: ${scheduleTrigger.schedule}${scheduleTrigger.timeZone ? ` (${scheduleTrigger.timeZone})` : ''}`;
  }
  if (!eventTrigger) return 'unknown';
  const [source, , , what] = eventTrigger.eventType.split('.').slice(-4);
  const path = Object.values(eventTrigger.eventFilterPathPatterns ?? {}).join(', ');
  return `${source} ${what}${path === '' ? '' : `: ${path}`}${eventTrigger.retry ? ', repeated' : ''}`;
}

/** A parameter as its name: the CLI puts in the value when it deploys. */
const nameOf = (value: number | string) => String(value).replace(/^(?:\{\{\s*)?params\.(\w+)(?:\s*\}\})?$/, '$1');

/** The region, CPU, memory, time and instances that a function has. */
export function machineOf(endpoint: FunctionEndpoint): string[] {
  return [
    endpoint.region?.join(', ') ?? '',
    String(Math.round(cpuOf(endpoint) * 100) / 100),
    `${endpoint.availableMemoryMb ?? DEFAULTS.memory} MB`,
    `${endpoint.timeoutSeconds ?? DEFAULTS.timeout} s`,
    `${nameOf(endpoint.minInstances ?? 0)}–${endpoint.maxInstances ?? DEFAULTS.instances}`,
  ];
}

/** The names of the secrets that a function holds. */
export const secretsOf = (endpoint: FunctionEndpoint): string[] =>
  endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];

/** The functions as rows of cells, by name; the first row holds the headings. */
export function functionRows({ endpoints }: Pick<Manifest, 'endpoints'>): string[][] {
  const rows = Object.entries(endpoints)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, endpoint]) => [
      name,
      triggerOf(endpoint),
      ...machineOf(endpoint),
      secretsOf(endpoint).join(', ') || '–',
    ]);
  return [[...columns], ...rows];
}

/** The table for a terminal, columns aligned. */
export function printedTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

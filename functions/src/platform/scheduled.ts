import { type ScheduleName, schedules } from '@streetlore/domain/health';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Need } from '../base/config.ts';
import { SMALL } from './machines.ts';
import { needing } from './runtime.ts';
import type { Services } from './services.ts';
import { watched } from './watched.ts';

type Options<N extends Need> = {
  /** What `run` needs beyond the database. The function is bound to exactly the secrets of these needs. */
  needs?: readonly N[];
  /** At most 1,800. */
  timeoutSeconds: number;
  /** How often a failed run is repeated; not at all without it. */
  retryCount?: number;
  run: (services: Services<NoInfer<N>>) => Promise<void>;
};

/**
 * One function that Cloud Scheduler starts, as often as `schedules` of domain/health says. It runs alone, on a third of a CPU:
 * what it waits for is Firestore. A good run is noted for System Health; one that throws is not.
 */
export function scheduled<N extends Need = never>(name: ScheduleName, options: Options<N>) {
  const { needs = [], run, ...machine } = options;
  const { secrets, services } = needing<N>(...needs);
  return onSchedule(
    {
      ...machine,
      ...{ schedule: schedules[name].when, timeZone: 'Europe/London', secrets },
      ...{ ...SMALL, maxInstances: 1 },
    },
    watched(name, () => runAndNote(name, services(), run)),
  );
}

/** Notes a run that has ended well. @throws what the run throws, and when Firestore fails */
export async function runAndNote<S extends Services>(
  name: ScheduleName,
  services: S,
  run: (services: S) => Promise<void>,
) {
  await run(services);
  await noteRuns(services, [name]);
}

/** Notes that schedules have run. @throws when Firestore fails */
export async function noteRuns({ store, now }: Pick<Services, 'store' | 'now'>, names: readonly ScheduleName[]) {
  const at = now();
  await store.heartbeats.merge({ schedules: Object.fromEntries(names.map((name) => [name, at])) });
}

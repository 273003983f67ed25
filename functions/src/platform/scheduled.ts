import { city } from '@streetlore/domain/city';
import { type ScheduleName, schedules } from '@streetlore/domain/health';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Need } from '../base/config.ts';
import { SMALL } from './machines.ts';
import { needing } from './runtime.ts';
import type { Services } from './services.ts';
import { watched } from './watched.ts';

type Options<N extends Need> = {
  /**
   * The needs of `run` beyond the database. The function is bound to exactly the secrets of these
   * needs.
   */
  needs?: readonly N[];
  /** At most 1,800. */
  timeoutSeconds: number;
  /** How often a failed run is repeated. Without a value it is never repeated. */
  retryCount?: number;
  run: (services: Services<NoInfer<N>>) => Promise<void>;
};

/**
 * A function that Cloud Scheduler starts at the times in `schedules` of domain/health. One instance
 * at a time runs it, on a third of a CPU, because it mostly waits for Firestore. A run that
 * succeeds is noted for System Health; a run that throws is not.
 */
export function scheduled<N extends Need = never>(name: ScheduleName, options: Options<N>) {
  const { needs = [], run, ...machine } = options;
  const { secrets, services } = needing<N>(...needs);
  return onSchedule(
    {
      ...machine,
      ...{ schedule: schedules[name].when, timeZone: city.timeZone, secrets },
      ...{ ...SMALL, maxInstances: 1 },
    },
    watched(name, () => runAndNote(name, services(), run)),
  );
}

/** Runs `run` and notes that it succeeded. @throws the errors of `run`, and when Firestore fails */
export async function runAndNote<S extends Services>(
  name: ScheduleName,
  services: S,
  run: (services: S) => Promise<void>,
) {
  await run(services);
  await recordRuns(services, [name]);
}

/** Notes that schedules have run. @throws when Firestore fails */
export async function recordRuns({ store, now }: Pick<Services, 'store' | 'now'>, names: readonly ScheduleName[]) {
  const at = now();
  await store.heartbeats.merge({ schedules: Object.fromEntries(names.map((name) => [name, at])) });
}

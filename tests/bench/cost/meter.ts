import { SCHEDULED_FUNCTION, suite, untilIdle } from '../until-idle.ts';
import { callsSince, callsSoFar } from './calls.ts';
import { type Usage, usageOf } from './usage.ts';

/**
 * The functions' usage for some work, until nothing runs any more: calls to Firestore, starts and
 * seconds.
 */
export async function meter(work: () => Promise<unknown>): Promise<Usage> {
  await untilIdle();
  return await meterAtOnce(async () => {
    await work();
    await untilIdle();
  });
}

/** The usage of work that starts nothing later, such as a visit to a page. */
export async function meterAtOnce(work: () => Promise<unknown>): Promise<Usage> {
  const end = beginMeter();
  await work();
  return end();
}

/** Begins to count. @returns the usage since then */
export function beginMeter(): () => Usage {
  const [place, printed] = [callsSoFar(), suite().length];
  return () => usageOf(callsSince(place), startsIn(suite().slice(printed)));
}

/** Starts and seconds by function, from the emulator's own log. */
function startsIn(log: string): Usage['starts'] {
  const starts: Usage['starts'] = {};
  for (const [, name = '', ms = ''] of log.matchAll(/Finished "(?:[a-z]+-[a-z]+\d-)?(\w+)" in ([\d.]+)ms/g)) {
    if (name === SCHEDULED_FUNCTION) continue;
    const known = starts[name] ?? { count: 0, seconds: 0 };
    starts[name] = { count: known.count + 1, seconds: known.seconds + Number(ms) / 1000 };
  }
  return starts;
}

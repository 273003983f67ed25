import { BY_THE_CLOCK, quiet, suite } from '../starts.ts';
import { callsSince, callsSoFar } from './calls.ts';
import { type Usage, usageOf } from './usage.ts';

/** What the functions take for an errand, until all is quiet again: calls to Firestore, starts and seconds. */
export async function meter(errand: () => Promise<unknown>): Promise<Usage> {
  await quiet();
  return await meterAtOnce(async () => {
    await errand();
    await quiet();
  });
}

/** The same for what leaves nothing to do behind, such as a look at a page. */
export async function meterAtOnce(errand: () => Promise<unknown>): Promise<Usage> {
  const [place, printed] = [callsSoFar(), suite().length];
  await errand();
  return usageOf(callsSince(place), startsIn(suite().slice(printed)));
}

/** Starts and seconds by function, from the emulator's own words. */
export function startsIn(log: string): Usage['starts'] {
  const starts: Usage['starts'] = {};
  for (const [, name = '', ms = ''] of log.matchAll(/Finished "(?:[a-z]+-[a-z]+\d-)?(\w+)" in ([\d.]+)ms/g)) {
    if (name === BY_THE_CLOCK || name.startsWith('raw')) continue;
    const known = starts[name] ?? { count: 0, seconds: 0 };
    starts[name] = { count: known.count + 1, seconds: known.seconds + Number(ms) / 1000 };
  }
  return starts;
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer } from '../offline/connection.ts';
import { watchLine } from './watch-line.ts';

const ask = vi.fn(async () => undefined);
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  ask.mockClear();
  tab.visibilityState = 'visible';
  reportAnswer(false);
  stop = watchLine(ask);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that somebody looks at asks a silent server twice a minute, and one that answers never', () => {
  for (let seconds = 0; seconds < 120; seconds += 10) {
    vi.advanceTimersByTime(10_000);
    reportAnswer(false);
  }
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page that nobody sees asks nothing, and at once when somebody comes back to it', () => {
  tab.visibilityState = 'hidden';
  vi.advanceTimersByTime(600_000);
  expect(ask).not.toHaveBeenCalled();
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});

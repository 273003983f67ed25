import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer } from '../../../offline/connection.ts';
import { keptQueue } from './kept-queue.ts';
import { addMessage, type Outcome, type Unsent } from './queue.ts';
import { sendQueue, type Wait } from './send-queue.ts';

const PAGE = 'page';
const browser = new EventTarget();
/** What every tab's hunt has been asked, and the answer that it gives now; null for none. */
let asked: string[];
let answer: Outcome | null;
/** How long (ms) messages have gone without an answer, each time that the page was told. */
let silences: number[];
let stuck: Wait | undefined;
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const kept: Record<string, string> & Partial<Storage> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(kept, { [key]: text }),
    removeItem: (key: string) => void delete kept[key],
  });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', { onLine: true });
  reportAnswer(false);
  asked = [];
  silences = [];
  answer = { kind: 'sent', reply: null };
  stuck = undefined;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with the page open: it sends what waits. */
function openTab() {
  const queue = keptQueue(PAGE);
  const sent: string[] = [];
  const end = sendQueue({
    queue,
    send: async (message: Unsent) => {
      asked.push(message.text);
      return answer ?? new Promise(() => undefined);
    },
    onSent: ({ text }) => sent.push(text),
    onWait: (wait) => {
      stuck = wait;
    },
    onSilence: (ms) => void silences.push(ms),
  });
  ends.push(end);
  return { queue, sent, end };
}

let id = 0;
function write(queue: ReturnType<typeof keptQueue>, text: string) {
  id += 1;
  const seen = { phase: 'puzzle', stop_number: 1 } as const;
  const message = { id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`, name: 'Zoe', text, seen };
  queue.put(addMessage(queue.now(), message, Date.now()));
}

test('messages go one after another, each once', async () => {
  const { queue, sent } = openTab();
  write(queue, 'one');
  write(queue, 'two');
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['one', 'two']);
  expect(sent).toEqual(['one', 'two']);
  expect(queue.now()).toEqual([]);
});

test('without a connection the first waits, and all go in order once there is a network again', async () => {
  answer = { kind: 'waits', reason: null };
  const { queue } = openTab();
  write(queue, 'one');
  write(queue, 'two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(asked)).toEqual(new Set(['one']));
  expect(stuck).toEqual({ reason: null });
  answer = { kind: 'sent', reply: null };
  asked = [];
  browser.dispatchEvent(new Event('online'));
  // Sooner than the next attempt would come by itself.
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['one', 'two']);
  expect(stuck).toBeNull();
});

test('a line that answers nothing is said to wait after five seconds, and the message goes again after twenty', async () => {
  answer = null;
  const { queue, sent } = openTab();
  write(queue, 'one');
  await vi.advanceTimersByTimeAsync(4_990);
  expect([stuck, silences]).toEqual([undefined, []]);
  await vi.advanceTimersByTimeAsync(20);
  expect([stuck, silences]).toEqual([{ reason: null }, [5_000]]);
  answer = { kind: 'sent', reply: null };
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(['one', 'one']);
  expect(sent).toEqual(['one']);
  expect(stuck).toBeNull();
});

test('a message that waits goes as soon as the server has answered a listener', async () => {
  answer = { kind: 'waits', reason: null };
  const { queue, sent } = openTab();
  reportAnswer(true);
  write(queue, 'one');
  await vi.advanceTimersByTimeAsync(20_000);
  answer = { kind: 'sent', reply: null };
  reportAnswer(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(['one']);
});

test('while the server fails, or counts too many, the first waits with its reason and none overtakes it', async () => {
  const reason = 'Your team has sent many messages. Please wait a minute.';
  answer = { kind: 'waits', reason };
  const { queue } = openTab();
  write(queue, 'one');
  write(queue, 'two');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(asked)).toEqual(new Set(['one']));
  expect(stuck).toEqual({ reason });
  answer = { kind: 'sent', reply: null };
  asked = [];
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['one', 'two']);
});

test('what a closed tab could not send is sent by the next one', async () => {
  answer = { kind: 'waits', reason: null };
  const first = openTab();
  write(first.queue, 'from the tunnel');
  await vi.advanceTimersByTimeAsync(1_000);
  first.end();
  answer = { kind: 'sent', reply: null };
  const second = openTab();
  await vi.runAllTimersAsync();
  expect(second.sent).toEqual(['from the tunnel']);
  expect(keptQueue(PAGE).now()).toEqual([]);
});

test('a refused message stays with its reason and goes again only when its player says so', async () => {
  answer = { kind: 'refused', reason: 'Please join with your name first' };
  const { queue } = openTab();
  write(queue, 'too early');
  await vi.runAllTimersAsync();
  const [refused] = queue.now();
  expect(refused?.refused).toBe('Please join with your name first');
  answer = { kind: 'sent', reply: null };
  if (refused) queue.put({ ...refused, refused: null });
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['too early', 'too early']);
  expect(queue.now()).toEqual([]);
});

test('a message of danger stays with its reply, goes once, and lets the next pass', async () => {
  const reply = '999 if anybody is in danger';
  answer = { kind: 'sent', reply };
  const { queue, sent } = openTab();
  write(queue, 'he is bleeding');
  await vi.runAllTimersAsync();
  answer = { kind: 'sent', reply: null };
  write(queue, 'fox');
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['he is bleeding', 'fox']);
  expect(sent).toEqual(['fox']);
  // Another tab, or the same one later, shows it too and does not send it.
  const again = keptQueue(PAGE);
  expect(again.now().map(({ text, reply }) => [text, reply])).toEqual([['he is bleeding', reply]]);
  openTab();
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
});

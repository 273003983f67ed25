import type { FaultKind, Provider } from './faults.ts';
import { createFeed, type Feed } from './feed.ts';

/**
 * One call between product and vendor: `in` from the product to a vendor, `out` a webhook from the
 * vendor.
 */
export type CallRecord = {
  id: number;
  at: string;
  provider: Provider;
  direction: 'in' | 'out';
  method: string;
  path: string;
  body: string;
  /** The status of the answer, or 0 without an answer. */
  status: number;
  outcome: 'answered' | 'rejected' | 'failed';
  fault: FaultKind | null;
  took: number;
};

export type CallLog = {
  record(call: Omit<CallRecord, 'id' | 'at'>): void;
  list(provider?: Provider): CallRecord[];
  clear(): void;
  feed: Feed<CallRecord>;
};

const keptCalls = 500;
const keptBody = 4_000;

/** Keeps the newest calls, without secrets and with their bodies cut short. */
export function createCallLog(): CallLog {
  let calls: CallRecord[] = [];
  let lastId = 0;
  const feed = createFeed<CallRecord>();
  return {
    record(call) {
      lastId += 1;
      const kept = {
        id: lastId,
        at: new Date().toISOString(),
        ...call,
        path: redact(call.path),
        body: redact(call.body),
      };
      calls.push(kept);
      if (calls.length > keptCalls) calls = calls.slice(-keptCalls);
      feed.publish(kept);
    },
    list: (provider) => calls.filter((call) => provider === undefined || call.provider === provider),
    clear() {
      calls = [];
    },
    feed,
  };
}

/** Removes card data, keys, client secrets and the bytes of embedded pictures. */
function redact(text: string): string {
  return text
    .slice(0, keptBody * 20)
    .replace(/data:([a-z]+\/[a-z0-9.+-]+);base64,[A-Za-z0-9+/=]+/g, 'data:$1;base64,…')
    .slice(0, keptBody)
    .replace(/((?:\[|%5B)(?:number|cvc)(?:\]|%5D)=)[^&]*/gi, '$1…')
    .replace(/((?:^|[?&])(?:key|client_secret)=)[^&]*/g, '$1…')
    .replace(/("client_secret":\s?")[^"]*/g, '$1…');
}

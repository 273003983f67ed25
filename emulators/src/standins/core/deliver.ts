import type { Provider } from './faults.ts';
import type { StandInState } from './state.ts';

export type Delivery = { provider: Provider; url: string; headers: Record<string, string>; body: string };
/** The result of a delivery. `status` is 0 when nothing answered; `reason` then says why. */
export type Delivered = { status: number; text: string; reason: string };

/** Posts one webhook and records the call. Never throws: the caller acts on the status. */
export async function deliverWebhook(state: StandInState, delivery: Delivery): Promise<Delivered> {
  const started = performance.now();
  const result = await post(
    delivery,
    AbortSignal.any([AbortSignal.timeout(state.settings.webhookTimeoutMs), state.closing]),
  );
  state.calls.record({
    provider: delivery.provider,
    direction: 'out',
    method: 'POST',
    path: delivery.url,
    body: delivery.body,
    status: result.status,
    outcome: isAccepted(result) ? 'answered' : 'failed',
    fault: null,
    took: Math.round(performance.now() - started),
  });
  return result;
}

/** Vendors accept only 2xx as an answer to a webhook. */
export function isAccepted(delivered: Delivered): boolean {
  return delivered.status >= 200 && delivered.status < 300;
}

async function post(delivery: Delivery, signal: AbortSignal): Promise<Delivered> {
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: delivery.headers,
      body: delivery.body,
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    return { status: response.status, text, reason: response.ok ? '' : `${delivery.url} answered ${response.status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      status: 0,
      text: '',
      reason: `${delivery.url}: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}

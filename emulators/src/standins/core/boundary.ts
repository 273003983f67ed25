import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { type FaultKind, type Provider, saidIn } from './faults.ts';
import { createReordering } from './reordering.ts';
import type { StandInState } from './state.ts';

export type StandInEnv = { Bindings: HttpBindings };

/**
 * Stands in front of every path of a vendor: records the call and applies the injected faults to
 * it. Two faults act here for vendors without webhooks: `duplicate` gives the previous answer
 * again, and `reorder` holds an answer back until the next one is given.
 * @param serverError the vendor's own shape of an internal error
 */
export function boundary(
  provider: Provider,
  state: StandInState,
  serverError: () => Response,
  answersCanMove: boolean,
): MiddlewareHandler<StandInEnv> {
  const reordering = createReordering(state.settings.reorderHoldMs);
  let lastAnswer: { text: string; init: ResponseInit } | null = null;

  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    const started = performance.now();
    const url = new URL(c.req.url);
    const call = { provider, direction: 'in', method: c.req.method, path: url.pathname + url.search } as const;
    const body = await c.req.text();
    const said = saidIn(url, body);
    const record = (status: number, fault: FaultKind | null) =>
      state.calls.record({
        ...call,
        body,
        status,
        outcome:
          fault && fault !== 'duplicate' && fault !== 'reorder' ? 'failed' : status < 400 ? 'answered' : 'rejected',
        fault,
        took: Math.round(performance.now() - started),
      });

    if (state.faults.take(provider, 'error500', said)) {
      c.res = serverError();
      record(c.res.status, 'error500');
      return;
    }
    const previous = lastAnswer;
    if (answersCanMove && previous && state.faults.take(provider, 'duplicate', said)) {
      c.res = new Response(previous.text, previous.init);
      record(c.res.status, 'duplicate');
      return;
    }
    await next();
    if (state.faults.take(provider, 'timeout', said)) {
      record(0, 'timeout');
      c.res = await neverAnswer(c, state);
      return;
    }
    if (state.faults.take(provider, 'malformed', said)) {
      const text = await c.res.text();
      c.res = new Response(text.slice(0, Math.max(1, text.length >> 1)), plainInit(c.res));
      record(c.res.status, 'malformed');
      return;
    }
    if (!answersCanMove) {
      record(c.res.status, null);
      return;
    }
    if (!isStream(c.res)) {
      const text = await c.res.text();
      lastAnswer = { text, init: plainInit(c.res) };
      c.res = new Response(text, lastAnswer.init);
    }
    const late = state.faults.take(provider, 'reorder', said);
    if (late) await reordering.hold();
    else reordering.passed();
    record(c.res.status, late ? 'reorder' : null);
  };
}

function isStream(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
}

function plainInit(response: Response): ResponseInit {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { status: response.status, headers };
}

/** The work is done but the answer is lost: the connection stays silent and is then cut. */
async function neverAnswer(c: Context<StandInEnv>, state: StandInState): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const leftByCaller = new Promise<void>((resolve) => incoming.socket.once('close', () => resolve()));
  await Promise.race([state.pause(state.settings.timeoutMs), leftByCaller]);
  outgoing.destroy();
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { faultSchema, providers } from './faults.ts';
import { answerWithFeed } from './feed.ts';
import { badRequest, readJson } from './json.ts';
import type { StandInState } from './state.ts';

/** Control endpoints for readiness, faults and the record of calls. */
export function controlRoutes(state: StandInState, isReady: () => boolean): Hono {
  const app = new Hono();
  const provider = z.optional(z.enum(providers));

  app.get('/healthz', (c) => (isReady() ? c.json({ status: 'ready' }) : c.json({ status: 'starting' }, 503)));

  app.get('/faults', (c) => c.json(state.faults.list()));
  app.post('/faults', async (c) => {
    state.faults.add(await readJson(c, faultSchema));
    return c.json(state.faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    state.faults.clear(c.req.query('about'));
    return c.body(null, 204);
  });

  app.get('/calls', (c) => {
    const wanted = provider.safeParse(c.req.query('provider'));
    if (!wanted.success) throw badRequest('provider', `must be one of ${providers.join(', ')}`);
    return c.json(state.calls.list(wanted.data));
  });
  app.get('/calls/stream', (c) => answerWithFeed(c, state.calls.feed, 'call'));
  app.delete('/calls', (c) => {
    state.calls.clear();
    return c.body(null, 204);
  });
  return app;
}

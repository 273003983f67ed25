import { Hono } from 'hono';
import * as z from 'zod/mini';
import { badRequest, readJson } from '../core/json.ts';
import type { Models } from './models.ts';
import { type Opinions, scriptedOpinion } from './opinions.ts';
import { scriptedVerdict, type Verdicts } from './verdicts.ts';

const changeSchema = z.strictObject({
  id: z.string(),
  /** The last day of the model, or null for none. */
  shutdown_date: z.optional(z.nullable(z.iso.date('must be a day like 2027-01-14'))),
  /** True ends the model at once. */
  gone: z._default(z.boolean(), false),
});

/** Lets a tester end one of OpenAI's models, or announce the end, and script second opinions and verdicts on photos. */
export function openaiControl(models: Models, opinions: Opinions, verdicts: Verdicts): Hono {
  const app = new Hono();
  app.get('/opinions', (c) => c.json(opinions.list()));
  app.post('/opinions', async (c) => {
    opinions.script(await readJson(c, scriptedOpinion));
    return c.json(opinions.list(), 201);
  });
  app.delete('/opinions', (c) => {
    opinions.restore();
    return c.body(null, 204);
  });
  app.get('/verdicts', (c) => c.json(verdicts.list()));
  app.post('/verdicts', async (c) => {
    verdicts.script(await readJson(c, scriptedVerdict));
    return c.json(verdicts.list(), 201);
  });
  app.delete('/verdicts', (c) => {
    verdicts.restore();
    return c.body(null, 204);
  });
  app.get('/models', (c) => c.json(models.list()));
  app.post('/models', async (c) => {
    const { id, shutdown_date, gone } = await readJson(c, changeSchema);
    const change = { id, gone, ...(shutdown_date !== undefined && { shutdownDate: shutdown_date }) };
    if (!models.change(change)) throw badRequest('id', 'is no model that is offered');
    return c.json(models.list(), 201);
  });
  app.delete('/models', (c) => {
    models.restore();
    return c.body(null, 204);
  });
  return app;
}

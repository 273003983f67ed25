import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { boundary, type StandInEnv } from '../core/boundary.ts';
import { stripeId } from '../core/ids.ts';
import type { StandInState } from '../core/state.ts';
import type { Attempt } from './attempt.ts';
import { authenticate } from './auth.ts';
import { endpoints } from './endpoints.ts';
import { StripeError } from './errors.ts';
import { apiVersion } from './events.ts';
import { expand } from './expand.ts';
import { decodeForm, type StripeForm } from './form.ts';
import { createIdempotency, type StoredAnswer } from './idempotency.ts';

/** Stripe's API under /v1 for servers and browsers, and /stripe.js for the browser. */
export function stripeRoutes(state: StandInState, { store, emit, later }: Omit<Attempt, 'cause'>): Hono<StandInEnv> {
  const app = new Hono<StandInEnv>();
  const idempotency = createIdempotency();

  app.use('/v1/*', cors({ origin: '*', exposeHeaders: ['Request-Id', 'Idempotent-Replayed'] }));
  app.use('/v1/*', boundary('stripe', state, serverError, false));
  app.all('/v1/*', async (c) => {
    const requestId = stripeId('req').slice(0, 18);
    const idempotencyKey = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
    const headers = new Headers({
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': c.req.header('stripe-version') ?? apiVersion,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey, 'original-request': requestId }),
    });
    try {
      const body = await c.req.text();
      const query = new URL(c.req.url).search.slice(1);
      const form: StripeForm = { ...decodeForm(query), ...decodeForm(body) };
      const caller = authenticate(c.req.header('authorization'), form, state.settings.vendors);
      const { answer, replayed } = idempotency.run(idempotencyKey, `${c.req.method} ${c.req.path} ${body}`, () => {
        const attempt: Attempt = { store, emit, later, cause: { requestId, idempotencyKey } };
        return settled(() => {
          const { endpoint, id } = findEndpoint(c.req.method, c.req.path);
          return expand(endpoint.answer({ caller, form, id, attempt, path: c.req.path }), form, store);
        });
      });
      if (replayed) headers.set('idempotent-replayed', 'true');
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      const answer = answerOf(error);
      return new Response(answer.body, { status: answer.status, headers });
    }
  });

  app.get('/stripe.js', (c) =>
    c.body(browserScript(), 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );
  return app;
}

function findEndpoint(method: string, path: string) {
  for (const endpoint of endpoints) {
    const match = endpoint.method === method && endpoint.path.exec(path);
    if (match) return { endpoint, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

/** Runs `work`. Gives the answer or the Stripe error as text that idempotency can keep. */
function settled(work: () => object): StoredAnswer {
  try {
    return { status: 200, body: JSON.stringify(work(), null, 2) };
  } catch (error) {
    return answerOf(error);
  }
}

function answerOf(error: unknown): StoredAnswer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
}

/** Makes a response of a Stripe error for the control endpoints. */
export function errorResponse(error: unknown): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const answer = answerOf(error);
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

function serverError(): Response {
  return Response.json(
    { error: { type: 'api_error', message: 'An unknown error occurred while processing your request.' } },
    { status: 500, headers: { 'request-id': stripeId('req').slice(0, 18) } },
  );
}

const scriptParts = [
  'dom',
  'dialog',
  'fields',
  'wallet',
  'payment',
  'appearance',
  'element',
  'elements',
  'challenge',
  'api',
  'stripe',
];

/**
 * The local Stripe.js: its modules joined to one classic script, as a page loads it from Stripe.
 */
function browserScript(): string {
  const parts = scriptParts.map((part) => readFileSync(new URL(`./js/${part}.js`, import.meta.url), 'utf8'));
  const joined = parts
    .join('\n')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '');
  return `(() => {\n'use strict';\nconst scriptOrigin = new URL(document.currentScript.src).origin;\n${joined}\n})();\n`;
}

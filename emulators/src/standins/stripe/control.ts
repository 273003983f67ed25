import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { readJson } from '../core/json.ts';
import type { Attempt } from './attempt.ts';
import { answerChallenge } from './confirm.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { checkClientSecret } from './endpoints.ts';
import { endRefund } from './refunds.ts';
import { errorResponse } from './routes.ts';
import { chargeOf, intentOf } from './store.ts';

const disputeSchema = z.strictObject({
  payment_intent: z.string(),
  reason: z._default(z.enum(['fraudulent', 'product_not_received', 'duplicate', 'general']), 'fraudulent'),
  /** Closes the open dispute instead of opening a new one. */
  close: z.optional(z.enum(['won', 'lost'])),
});

const refundSchema = z.strictObject({ payment_intent: z.string(), status: z.enum(['succeeded', 'failed']) });

const challengeSchema = z.strictObject({
  payment_intent: z.string(),
  client_secret: z.string(),
  outcome: z.enum(['complete', 'fail']),
});

/**
 * Acts as a cardholder and a bank: answers a 3-D Secure challenge, disputes a payment, decides the
 * dispute, accepts or rejects a refund.
 */
export function stripeControl(attempt: Attempt): Hono {
  const app = new Hono();
  app.use('/authentication', cors());
  app.onError((error) => errorResponse(error));

  app.post('/authentication', async (c) => {
    const body = await readJson(c, challengeSchema);
    const intent = intentOf(attempt.store, body.payment_intent, 'payment_intent');
    checkClientSecret(intent, body.client_secret);
    return c.json(answerChallenge(attempt, intent, body.outcome));
  });

  app.post('/dispute', async (c) => {
    const body = await readJson(c, disputeSchema);
    const intent = intentOf(attempt.store, body.payment_intent, 'payment_intent');
    const charge = chargeOf(attempt.store, intent.latest_charge ?? '', 'payment_intent');
    if (!body.close) return c.json(openDispute(attempt, charge, body.reason), 201);
    const dispute = [...attempt.store.disputes.values()].findLast((one) => one.charge === charge.id);
    if (!dispute) return c.json({ error: `${body.payment_intent} is not disputed` }, 409);
    return c.json(closeDispute(attempt, dispute, body.close));
  });
  app.post('/refund', async (c) => {
    const body = await readJson(c, refundSchema);
    const refund = [...attempt.store.refunds.values()].findLast((one) => one.payment_intent === body.payment_intent);
    if (!refund) return c.json({ error: `${body.payment_intent} has no refund` }, 409);
    return c.json(endRefund(attempt, refund, body.status));
  });
  return app;
}

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readJson } from '../core/json.ts';
import type { Carriers } from './carriers.ts';

const phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'must be a number like +447700900123'));
const failureSchema = z.strictObject({
  number: phone,
  /**
   * A code of twilio.com/docs/api/errors. Codes below 30000 refuse the call; codes from 30000 fail
   * the delivery later.
   */
  error_code: z.int().check(z.minimum(20_000), z.maximum(39_999)),
  /** How many texts the failure hits; null hits all until the failure is deleted. */
  times: z._default(z.nullable(z.int().check(z.minimum(1))), null),
});

/** Lets a tester decide how texts to one number fail. */
export function twilioControl(carriers: Carriers): Hono {
  const app = new Hono();
  app.get('/numbers', (c) => c.json(carriers.failures()));
  app.post('/numbers', async (c) => {
    const { number, error_code, times } = await readJson(c, failureSchema);
    carriers.setFailure(number, { error_code, times });
    return c.json(carriers.failures(), 201);
  });
  app.delete('/numbers', (c) => {
    carriers.clearFailures(c.req.query('number'));
    return c.body(null, 204);
  });
  return app;
}

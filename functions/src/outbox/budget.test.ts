import { expect, test } from 'vitest';
import { budgetOf } from './budget.ts';

/** How long Twilio waits for the answer of a webhook, in ms. */
const TWILIO_WAITS = 15_000;

test('an answer to Twilio has time for a text, and leaves time to read and to commit', () => {
  const left = budgetOf().left();
  expect(left).toBeGreaterThan(TWILIO_WAITS / 3);
  expect(left).toBeLessThan((TWILIO_WAITS * 2) / 3);
});

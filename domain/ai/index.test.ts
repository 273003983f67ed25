import { describe, expect, test } from 'vitest';
import { completionLimit, traitsOf } from './index.ts';

describe('a model', () => {
  test.each([
    'gpt-4o',
    'gpt-4o-mini',
    'gpt-4o-2024-08-06',
    'gpt-4.1',
    'gpt-4.1-mini',
    'gpt-4',
    'ft:gpt-4o-mini:acme::a1',
  ])('of the old kind takes a temperature and does not reason: %s', (model) =>
    expect(traitsOf(model)).toEqual({ temperature: true, reasons: false }),
  );

  test.each(['gpt-6-luna', 'o3', 'gpt-5', 'gpt-5-mini', 'gpt-5.6-sol', 'gpt-6-astra', 'gpt-7-nova', 'anything'])(
    'of a later kind, or of none that is known, reasons and takes no temperature: %s',
    (model) => expect(traitsOf(model)).toEqual({ temperature: false, reasons: true }),
  );

  test('that reasons has room for its reasoning beside its answer', () => {
    expect([2000, 600, 400].map((answer) => completionLimit('gpt-4o', answer))).toEqual([2000, 600, 400]);
    expect([2000, 600, 400].map((answer) => completionLimit('gpt-6-luna', answer))).toEqual([6000, 1800, 1400]);
  });
});

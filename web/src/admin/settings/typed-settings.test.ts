import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { expect, test } from 'vitest';
import { rebased, settingsOf, typedOf } from './typed-settings.ts';

const before = typedOf(defaultHuntSettings);

test('typed values convert back to the stored settings', () => {
  expect(settingsOf(before)).toEqual({
    expiry_hours: defaultHuntSettings.expiry_hours,
    nudges: true,
    opinions_a_day: defaultHuntSettings.opinions_a_day,
    scoring: defaultHuntSettings.scoring,
  });
  expect(settingsOf({ ...before, hint: ' ' }).scoring.hint).toBeNaN();
});

test('another admin’s save keeps the unsaved fields and updates the rest', () => {
  const stored = { ...before, expiry_hours: '72', hint: '1' };
  expect(rebased({ ...before, hint: '20' }, before, stored)).toEqual({ ...before, expiry_hours: '72', hint: '20' });
});

test('a field that was changed during a save stays, even if it has its old value again', () => {
  const sent = { ...before, hint: '20' };
  expect(rebased(before, sent, sent).hint).toBe(before.hint);
});

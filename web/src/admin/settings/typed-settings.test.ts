import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { expect, test } from 'vitest';
import { rebased, settingsOf, typedOf } from './typed-settings.ts';

const before = typedOf(defaultHuntSettings);

test('what is typed reads back as what is stored', () => {
  expect(settingsOf(before)).toEqual({
    expiry_hours: defaultHuntSettings.expiry_hours,
    scoring: defaultHuntSettings.scoring,
  });
  expect(settingsOf({ ...before, hint: ' ' }).scoring.hint).toBeNaN();
});

test('when somebody else saves, what was typed here stays and the rest follows', () => {
  const stored = { ...before, expiry_hours: '72', hint: '1' };
  expect(rebased({ ...before, hint: '20' }, before, stored)).toEqual({ ...before, expiry_hours: '72', hint: '20' });
});

test('what is typed while a save is under way stays, even where it goes back to what was there before', () => {
  const sent = { ...before, hint: '20' };
  expect(rebased(before, sent, sent).hint).toBe(before.hint);
});

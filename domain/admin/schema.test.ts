import { expect, test } from 'vitest';
import { isSessionOver, sessionsValidFrom } from './index.ts';

const line = { email: null, granted_at: new Date(0), granted_by: null, revoked_at: null, revoked_by: null } as const;
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test('an admin who signs in again within the second in which all sessions ended is let in', () => {
  const ended = { ...line, status: 'active', sessions_valid_from: sessionsValidFrom(at('12:00:00.900')) } as const;
  expect(isSessionOver(ended, at('12:00:00'))).toBe(false);
  expect(isSessionOver(ended, at('11:59:59'))).toBe(true);
});

test('every session of a revoked admin is over, and no session is over before anybody ends sessions', () => {
  expect(isSessionOver({ ...line, status: 'revoked' }, at('12:00:00'))).toBe(true);
  expect(isSessionOver({ ...line, status: 'active' }, new Date(0))).toBe(false);
});

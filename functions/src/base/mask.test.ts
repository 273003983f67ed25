import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test.each([
  ['+447700900123', '+44•••••••123'],
  ['call 07700 900 123 now', 'call 077•••••••123 now'],
  ['07700900123', '077•••••••123'],
  ['player.+15005550006', 'player.+15•••••••006'],
  ['ada.lovelace+x@mail.example.org wrote', '•••@••• wrote'],
  ['Authorization: Basic QUMxOnRva2Vu', 'Authorization: Basic •••'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln', 'Bearer •••'],
  ['/geocode?q=1,2&key=abc123&limit=1', '/geocode?q=1,2&key=•••&limit=1'],
  ['pi_3abc_secret_XyZ', 'pi_3abc_secret_•••'],
  ['whsec_abcdef sk-proj-abcdef rk_live_abcdef', 'whsec_••• sk-••• rk_•••'],
  ['0123456789abcdef0123456789abcdef', '•••'],
])('masks %s', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

test.each([
  'SM0123456789abcdef0123456789abcdef_0',
  'pi_3QxYz1234567890',
  '3f2504e0-4f89-41d3-9a0c-012345678901',
  'auth/id-token-expired',
  '2026-11-20T12:00:00.000Z',
  'playBatch(index.cjs:12034:9)',
])('leaves %s as it is', (text) => {
  expect(masked(text)).toBe(text);
});

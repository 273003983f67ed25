import { expect, test } from 'vitest';
import { entriesIn, functionLines, leaksIn } from './function-logs.ts';

const text = 'Is it "the crane" on Redchurch Street?';

test.each([
  ['a key', '{"config":{"key":"local-geocoder-key"}}'],
  ['a key', 'auth: QUMwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA1N2VlNzpsb2NhbC10d2lsaW8tYXV0aC10b2tlbg=='],
  ['an Authorization header', '{"headers":{"Authorization":"Basic QUMxOnRva2Vu"}}'],
  ['an Authorization header', "authorization: 'Bearer sk-something-else'"],
  ['a token', 'token eyJhbGciOiJub25lIn0.eyJzdWIi.'],
  ['a phone number', '{"to":"+447700900123"}'],
  ['a phone number', 'To=%2B447700900123'],
  ['a phone number', 'call 07700 900 123'],
  ['an address', 'sent to ada.l+x@mail.example.org.'],
  ['a text', `{"data":${JSON.stringify(text)}}`],
  ['a text', new URLSearchParams({ Body: text }).toString()],
])('finds %s in %s, and does not repeat it', (of, line) => {
  const [leak, ...more] = leaksIn(['something else', line], [text]);
  expect(more).toEqual([]);
  expect(leak?.of).toBe(of);
  expect(leak?.line).toContain('•••');
  expect(leaksIn([leak?.line ?? ''], [text])).toEqual([]);
});

test.each([
  '{"severity":"ERROR","message":"A text was refused","message_id":"SM0123456789abcdef0123456789abcdef_0","code":21610}',
  '{"booking":"3f2504e0-4f89-41d3-9a0c-077009001234","at":"intend(index.cjs:447700900:12)"}',
  '{"id":"+44•••••••123","from":"•••@•••","key":"sk_•••","day":"2026-11-20T12:00:00.000Z"}',
  '(node:7167) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  'at file:///srv/node_modules/@firebase/app@1.2.3/dist/index.js:12:3 START',
])('finds nothing in %s', (line) => {
  expect(leaksIn([line], ['START'])).toEqual([]);
});

test('reads only the lines of functions, and the entries among them', () => {
  const lines = functionLines(
    'i  functions: Beginning +447700900123\n>  {"severity":"INFO","message":"Swept","texts":1}\n>  (Use `node`)\n✔ done',
  );
  expect(lines).toEqual(['{"severity":"INFO","message":"Swept","texts":1}', '(Use `node`)']);
  expect(entriesIn(lines)).toEqual([{ severity: 'INFO', message: 'Swept', texts: 1 }]);
});

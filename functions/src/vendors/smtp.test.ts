import { expect, test } from 'vitest';
import { refusalOf, transportOf } from './smtp.ts';

test('connects by TLS from the start or requires STARTTLS, except on this machine', () => {
  expect(transportOf('smtps://me:p%40ss@smtp.example.com')).toMatchObject({
    ...{ host: 'smtp.example.com', port: 465, secure: true },
    auth: { user: 'me', pass: 'p@ss' },
  });
  expect(transportOf('smtp://me:pass@smtp.example.com')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(transportOf('smtp://me:pass@smtp.example.com:2525')).toMatchObject({ port: 2525, requireTLS: true });
  expect(transportOf('smtp://127.0.0.1:4625')).toMatchObject({ requireTLS: false, ignoreTLS: true });
});

test.each([
  [
    { code: 'EENVELOPE', responseCode: 550 },
    { passes: false, code: '550' },
  ],
  [
    { code: 'EENVELOPE', responseCode: 450 },
    { passes: true, code: '450' },
  ],
  [{ code: 'EENVELOPE' }, { passes: false, code: 'EENVELOPE' }],
  [
    { code: 'EMESSAGE', responseCode: 554 },
    { passes: false, code: '554' },
  ],
  [
    { code: 'EAUTH', responseCode: 535 },
    { passes: true, code: '535' },
  ],
  [{ code: 'ESOCKET' }, { passes: true, code: 'ESOCKET' }],
  [{}, { passes: true, code: 'unknown' }],
])('reads error %j as %j', (thrown, read) => {
  expect(refusalOf(Object.assign(new Error('to sam@example.test'), thrown))).toEqual(read);
});

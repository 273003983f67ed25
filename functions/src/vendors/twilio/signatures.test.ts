import { describe, expect, test } from 'vitest';
import { twilioFormOf } from './forms.ts';
import { twilioSignatures } from './signatures.ts';

/**
 * Vectors from twilio-node's own tests (github.com/twilio/twilio-node, spec/validation.spec.js).
 */
describe("Twilio's signature vectors", () => {
  const check = twilioSignatures({ TWILIO_AUTH_TOKEN: ['12345'] }).isFromTwilio;
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const call = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  };
  const addresses = (...numbers: string[]) =>
    twilioFormOf(numbers.map((number) => `MessagingBinding.Address=${encodeURIComponent(number)}`).join('&'));
  const [first, second] = ['+1325xxxxxxx', '+1415xxxxxxx'] as const;

  test.each([
    ['a form', 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', url, call],
    ['https with a port', 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', url.replace('.com', '.com:1234'), call],
    ['http with a port', 'Zmvh+3yNM1Phv2jhDCwEM3q5ebU=', 'http://mycompany.com:1234/myapp.php?foo=1&bar=2', call],
    ['https signed with port 443', 'kvajT1Ptam85bY51eRf/AJRuM3w=', url, call],
    ['http signed with port 80', '0ZXoZLH/DfblKGATFgpif+LLRf4=', url.replace('https', 'http'), call],
    ['credentials', 'CukzLTc1tT5dXEDIHm/tKBanW10=', url.replace('//', '//user:pass@'), call],
    ['a user alone', '2YRLlVAflCqxaNicjMpJcSTgzSs=', url.replace('//', '//user@'), call],
    ['credentials, signed with port 443', 'ZQFR1PTIZXF2MXB8ZnKCvnnA+rI=', url.replace('//', '//user:pass@'), call],
    ['special characters', 'TfZzewPq8wqrGlMfyAud8+/IvJ0=', `${url}&Body=It's+amazing`, call],
    ['a repeated field', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(first, second)],
    ['a repeated field, in another order', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(second, first)],
    ['a repeated field, a value of it twice', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(first, second, second)],
  ])('accepts only its own URL and form: %s', async (_, signature, address, form) => {
    expect(await check(signature, address, form)).toBe(true);
    expect(await check(signature, `${address}x`, form)).toBe(false);
    expect(await check(signature, address, { ...form, Digits: '4321' })).toBe(false);
  });

  test.each(['WRONG_SIGNATURE', ''])('refuses %j', async (signature) => {
    expect(await check(signature, url, call)).toBe(false);
  });
});

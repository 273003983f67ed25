import { createHmac } from 'node:crypto';

/**
 * `X-Twilio-Signature`: HMAC-SHA1 over the URL and then the sorted parameters
 * (twilio.com/docs/usage/security).
 */
export function signRequest(url: string, parameters: Record<string, string>, authToken: string): string {
  const sorted = Object.keys(parameters).sort();
  const text = url + sorted.map((name) => name + (parameters[name] ?? '')).join('');
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}

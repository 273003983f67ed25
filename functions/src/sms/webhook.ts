import type { Request } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';

/** The parameters of a posted form, as they were signed. */
export function formOf(request: Pick<Request, 'rawBody'>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.rawBody?.toString('utf8') ?? ''));
}

/**
 * Whether a request was signed by Twilio. Checked against the configured public address: what the request says of its
 * own host is the sender's word, and the hosting proxy changes it.
 */
export function isSigned(
  services: Services,
  request: Pick<Request, 'get'>,
  path: string,
  form: Record<string, string>,
) {
  const signature = request.get('x-twilio-signature') ?? '';
  return signature !== '' && services.texting.isFromTwilio(signature, `${services.config.PUBLIC_URL}${path}`, form);
}

import type { WebhookName } from '@streetlore/domain/health';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import type { Need } from '../base/config.ts';
import { type LogFields, log, traced } from '../base/log.ts';
import { stampRefusal, stampWebhook } from '../platform/heartbeat.ts';
import { SHARED } from '../platform/machines.ts';
import { type Access, openRequest } from '../platform/open-request.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import type { TwilioForm } from '../vendors/twilio.ts';

/**
 * The parts of a request that a webhook reads. `url` is the path and query that the client
 * requested.
 */
export type Posted = { method: string; url: string; signature: string; rawBody: string };

/** The answer to Twilio. `body` is TwiML. */
export type WebhookAnswer = { status: number; body?: string };

/** The services that checking a signature of Twilio needs. */
export type TwilioCalls = 'twilioSignatures' | 'site';

/**
 * A webhook for Twilio. It answers 500 when its work has failed, so that Twilio repeats the
 * requests that it can repeat.
 * @param needs needs of `answer` besides those for checking the signature
 * @param options who may call and what limits calls, and resources beyond the default
 */
export function twilioWebhook<N extends Need = never>(
  provider: WebhookName,
  needs: readonly N[],
  answer: (services: Services<NoInfer<N> | TwilioCalls>, posted: Posted) => Promise<WebhookAnswer>,
  options: Access & Pick<HttpsOptions, 'minInstances'>,
) {
  const { secrets, services } = needing<N | TwilioCalls>('twilioSignatures', 'site', ...needs);
  return openRequest({ ...SHARED, ...options, secrets }, async (request, response) => {
    const posted = {
      method: request.method,
      url: request.originalUrl,
      signature: request.get('x-twilio-signature') ?? '',
      rawBody: request.rawBody?.toString('utf8') ?? '',
    };
    await traced(aboutOf(provider, posted), async () => {
      try {
        const { status, body } = await answer(services(), posted);
        if (status === 200) await stampWebhook(services(), provider);
        if (status === 403) await stampRefusal(services(), provider);
        if (provider === 'twilio_inbound') log.info('An inbound text was answered', { status });
        response
          .status(status)
          .type('text/xml')
          .send(body ?? '');
      } catch (error) {
        log.error('A webhook of Twilio failed', {}, error);
        await noteError(provider, error);
        response.status(500).end();
      }
    });
  });
}

/**
 * The log fields of a webhook. An inbound text's MessageSid stays on all log entries until its
 * replies are sent.
 */
function aboutOf(provider: WebhookName, posted: Posted): LogFields {
  const sid = [formOf(posted).MessageSid ?? null].flat()[0] ?? null;
  return { function: provider, ...(provider === 'twilio_inbound' ? { text: sid } : { sid }) };
}

/**
 * The parameters of a posted form, as Twilio signed them. A parameter that is there more than once
 * has all its values.
 */
export function formOf({ rawBody }: Pick<Posted, 'rawBody'>): TwilioForm {
  const fields = new URLSearchParams(rawBody);
  const fieldOf = (name: string) => {
    const values = fields.getAll(name);
    return values.length > 1 ? values : (values[0] ?? '');
  };
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fieldOf(name)]));
}

/**
 * Whether Twilio signed a request for `path` at the configured public address. The host in the
 * request itself does not count: its sender chose it, and the hosting proxy changes it.
 */
export async function isSigned(
  { twilioSignatures, site }: Services<TwilioCalls>,
  posted: Posted,
  path: string,
): Promise<boolean> {
  const { signature } = posted;
  return signature !== '' && (await twilioSignatures.isFromTwilio(signature, `${site}${path}`, formOf(posted)));
}

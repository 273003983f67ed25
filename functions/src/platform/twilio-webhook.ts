import type { WebhookName } from '@streetlore/domain/health';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import type { Need } from '../base/config.ts';
import { type LogFields, log, traced } from '../base/log.ts';
import { sidIn, twilioFormOf } from '../vendors/twilio/forms.ts';
import { waitForRequests } from './ask-for-counts.ts';
import { stampRefusal, stampWebhook } from './heartbeat.ts';
import { SHARED } from './machines.ts';
import { type Access, openRequest } from './open-request.ts';
import { needing } from './runtime.ts';
import type { Services } from './services.ts';
import { recordError } from './watched.ts';

/**
 * The parts of a request that a webhook reads. `url` is the path and query that the client
 * requested.
 */
export type WebhookRequest = { method: string; url: string; signature: string; rawBody: string };

/** The answer to Twilio. `body` is TwiML. */
export type WebhookAnswer = { status: number; body?: string };

/** The answer to an inbound text. It asks Twilio for no reply: ours go through Twilio's API. */
export const EMPTY_ANSWER: WebhookAnswer = { status: 200, body: '<Response/>' };

/** The services that checking a signature of Twilio needs. */
export type SignatureNeeds = 'twilioSignatures' | 'site';

/**
 * A webhook for Twilio. It answers 500 when its work has failed, so that Twilio repeats the
 * requests that it can repeat.
 * @param needs needs of `answer` besides those for checking the signature
 * @param options who may call and what limits calls, and resources beyond the default
 */
export function twilioWebhook<N extends Need = never>(
  provider: WebhookName,
  needs: readonly N[],
  answer: (services: Services<NoInfer<N> | SignatureNeeds>, posted: WebhookRequest) => Promise<WebhookAnswer>,
  options: Access & Pick<HttpsOptions, 'minInstances'>,
) {
  const { secrets, services } = needing<N | SignatureNeeds>('twilioSignatures', 'site', ...needs);
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
        await waitForRequests();
        if (provider === 'twilio_inbound') log.info('An inbound text was answered', { status });
        response
          .status(status)
          .type('text/xml')
          .send(body ?? '');
      } catch (error) {
        log.error('A webhook of Twilio failed', {}, error);
        await recordError(provider, error);
        response.status(500).end();
      }
    });
  });
}

/**
 * The log fields of a webhook. An inbound text's id stays on all log entries until its
 * replies are sent.
 */
function aboutOf(provider: WebhookName, posted: WebhookRequest): LogFields {
  const sid = sidIn(twilioFormOf(posted.rawBody));
  return { function: provider, ...(provider === 'twilio_inbound' ? { text: sid } : { sid }) };
}

/**
 * Whether Twilio signed a request for `path` at the configured public address. The host in the
 * request itself does not count: its sender chose it, and the hosting proxy changes it.
 */
export async function isSigned(
  { twilioSignatures, site }: Services<SignatureNeeds>,
  posted: WebhookRequest,
  path: string,
): Promise<boolean> {
  const { signature } = posted;
  return (
    signature !== '' && (await twilioSignatures.isFromTwilio(signature, `${site}${path}`, twilioFormOf(posted.rawBody)))
  );
}

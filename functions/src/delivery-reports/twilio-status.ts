import { documentId } from '@streetlore/domain/fields';
import { webhooks } from '@streetlore/domain/paths';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import {
  isSigned,
  type SignatureNeeds,
  twilioWebhook,
  type WebhookAnswer,
  type WebhookRequest,
} from '../platform/twilio-webhook.ts';
import { deliveryReport, twilioFormOf } from '../vendors/twilio/forms.ts';
import { applyReport } from './record-report.ts';

/** `message` in the query of the webhook's address is our id of the text. */
export const twilioStatus = twilioWebhook('twilio_status', ['texting', 'privacyKey'], receiveDeliveryReport, {
  who: 'Twilio, by its signature for exactly this address',
  limitedBy: 'a status only rises',
});

/** Checks Twilio's delivery report, and applies it to the text that it is about. */
export async function receiveDeliveryReport(
  services: Services<SignatureNeeds | 'texting' | 'privacyKey'>,
  posted: WebhookRequest,
): Promise<WebhookAnswer> {
  if (posted.method !== 'POST') return { status: 405 };
  const id = messageIn(posted);
  if (id === null || !(await isSigned(services, posted, webhooks.twilioStatus(id)))) {
    log.warn('A delivery report without a valid signature was refused');
    return { status: 403 };
  }
  const parsed = z.safeParse(deliveryReport, twilioFormOf(posted.rawBody));
  if (!parsed.success) {
    log.error('Twilio posted a delivery report that cannot be read', {}, parsed.error);
    return { status: 400 };
  }
  if (parsed.data) await applyReport(services, id, parsed.data);
  else log.warn('Twilio reported a status that it does not document', { message_id: id });
  return { status: 200 };
}

/** Our id of the text, from the webhook's address. `null` for an address that we did not give to Twilio. */
function messageIn({ url }: WebhookRequest): string | null {
  const query = url.slice(url.indexOf('?') + 1);
  const id = z.safeParse(documentId, new URLSearchParams(query).get('message'));
  return id.success && webhooks.twilioStatus(id.data).endsWith(`?${query}`) ? id.data : null;
}

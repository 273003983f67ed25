import { webhooks } from '@streetlore/domain/paths';
import { e164 } from '@streetlore/domain/phone';
import { inboundForm, received } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { unlessThere } from '../store/conflict.ts';
import { type Answer, formOf, isSigned, type Posted, type TwilioCalls, twilioWebhook } from './webhook.ts';

/** Twilio's webhook for an inbound text. */
export const twilioInbound = twilioWebhook('twilio_inbound', [], answerInbound);

/** Stores an inbound text and answers at once: replies go out through the outbox, none is in this answer. */
export async function answerInbound(services: Services<TwilioCalls>, posted: Posted): Promise<Answer> {
  if (posted.method !== 'POST') return { status: 405 };
  if (!(await isSigned(services, posted, webhooks.twilioInbound))) {
    log.warn('An inbound text without a valid signature was refused');
    return { status: 403 };
  }
  const parsed = z.safeParse(inboundForm, formOf(posted));
  if (!parsed.success) {
    log.error('Twilio posted an inbound text that cannot be read', {}, parsed.error);
    return { status: 400 };
  }
  await store(services, parsed.data);
  return { status: 200, body: '<Response/>' };
}

/** Stores it under its MessageSid: a repeated delivery changes nothing. */
async function store(services: Services, form: z.output<typeof inboundForm>): Promise<void> {
  const { MessageSid: sid, From: from, Body: body, NumSegments: segments, OptOutType: opt_out_type } = form;
  if (!z.safeParse(e164, from).success) {
    // Short codes and names of senders cannot be answered, and never book.
    log.warn('A text from something that is no phone number was dropped');
    return;
  }
  const message = received({ sid, from, body, segments, opt_out_type }, services.now());
  await unlessThere(services.store.messages.at(sid).create(message));
}

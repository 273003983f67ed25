import { collections, webhooks } from '@streetlore/domain/paths';
import { e164 } from '@streetlore/domain/phone';
import { inboundForm, received, type SmsMessage } from '@streetlore/domain/sms';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { services } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists } from '../store/conflict.ts';
import { formOf, isSigned } from './webhook.ts';

/** Twilio's webhook for an inbound text: stores it and answers at once; a trigger takes it from there. */
export const twilioInbound = onRequest({ invoker: 'public' }, async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
    return;
  }
  const form = formOf(request);
  if (!isSigned(services(), request, webhooks.twilioInbound, form)) {
    logger.warn('An inbound text without a valid signature was refused');
    response.status(403).end();
    return;
  }
  const parsed = z.safeParse(inboundForm, form);
  if (!parsed.success) {
    logger.error('Twilio posted an inbound text that cannot be read', { issues: parsed.error.issues });
    response.status(400).end();
    return;
  }
  await storeInbound(services(), parsed.data);
  // Replies go out through the outbox: none is in this answer.
  response.status(200).type('text/xml').send('<Response/>');
});

/** Stores an inbound text under its MessageSid; a repeated delivery changes nothing. @throws when it could not be stored */
export async function storeInbound(services: Services, form: z.output<typeof inboundForm>): Promise<void> {
  const { MessageSid: sid, From: from, Body: body, NumSegments: segments } = form;
  if (!z.safeParse(e164, from).success) {
    // Short codes and names of senders cannot be answered, and never book.
    logger.warn('A text from something that is no phone number was dropped');
    return;
  }
  const message = received({ sid, from, body, segments }, services.now()) satisfies SmsMessage;
  try {
    await services.db.collection(collections.smsMessages).doc(sid).create(message);
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
}

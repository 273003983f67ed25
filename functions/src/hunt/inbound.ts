import { webhooks } from '@streetlore/domain/paths';
import { e164 } from '@streetlore/domain/phone';
import { inboundForm, received } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { KEPT_WARM } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import { unlessThere } from '../store/conflict.ts';
import { type Budget, budgetOf, within } from '../texting/budget.ts';
import { type Answer, formOf, isSigned, type Posted, type TwilioCalls, twilioWebhook } from '../texting/webhook.ts';
import { hearTexts } from './hear-texts.ts';

type Needed = Services<TwilioCalls | 'texting' | 'privacyKey'>;

/** Twilio's webhook for an inbound text. */
export const twilioInbound = twilioWebhook('twilio_inbound', ['texting', 'privacyKey'], answerInbound, KEPT_WARM);

/**
 * Stores an inbound text, plays it and sends the replies: none is in this answer. Once the text is stored the answer is 200,
 * whatever becomes of the rest: what is not done within the budget the retry queue or the sweep does.
 * @throws when the text could not be stored, so that Twilio delivers it again
 */
export async function answerInbound(services: Needed, posted: Posted): Promise<Answer> {
  const budget = budgetOf();
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
  if (await store(services, parsed.data)) await within(budget, hear(services, parsed.data.From, budget));
  return { status: 200, body: '<Response/>' };
}

/** Stores it under its MessageSid: a repeated delivery changes nothing. @returns whether it comes from a phone */
async function store(services: Services, form: z.output<typeof inboundForm>): Promise<boolean> {
  const { MessageSid: sid, From: from, Body: body, NumSegments: segments, OptOutType: opt_out_type } = form;
  if (!z.safeParse(e164, from).success) {
    // Short codes and names of senders cannot be answered, and never book.
    log.warn('A text from something that is no phone number was dropped');
    return false;
  }
  const message = received({ sid, from, body, segments, opt_out_type }, services.now());
  await unlessThere(services.store.messages.at(sid).create(message));
  return true;
}

async function hear(services: Needed, phone: string, budget: Budget): Promise<void> {
  try {
    await hearTexts(services, phone, budget);
  } catch (error) {
    log.error('A text was left to the sweep', {}, error);
    await noteError('twilioInbound', error, () => services);
  }
}

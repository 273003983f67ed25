import { webhooks } from '@streetlore/domain/paths';
import { e164 } from '@streetlore/domain/phone';
import { type InboundText, receivedText, type SmsMessage } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { KEPT_WARM } from '../base/config.ts';
import { log } from '../base/log.ts';
import { type Budget, budgetOf, waitWithinBudget } from '../outbox/budget.ts';
import type { Services } from '../platform/services.ts';
import {
  EMPTY_ANSWER,
  isSigned,
  type SignatureNeeds,
  twilioWebhook,
  type WebhookAnswer,
  type WebhookRequest,
} from '../platform/twilio-webhook.ts';
import { recordError } from '../platform/watched.ts';
import { nullIfExists } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { inboundText, twilioFormOf } from '../vendors/twilio/forms.ts';
import type { ArrivingText } from './gather-texts.ts';
import { playInboundTexts } from './play-inbound-texts.ts';

type Needed = Services<SignatureNeeds | 'texting' | 'privacyKey' | 'textLimits'>;

/** Twilio's webhook for an inbound text. */
export const twilioInbound = twilioWebhook('twilio_inbound', ['texting', 'privacyKey', 'textLimits'], answerInbound, {
  ...KEPT_WARM,
  who: 'Twilio, by its signature',
  limitedBy: 'each text once; replies capped by phone, day and budget',
});

/**
 * Stores an inbound text, plays it and sends the replies through Twilio's API, not in this answer.
 * Once the text is stored the answer is 200. The retry queue or the sweep does the work that does
 * not fit into the budget.
 * @throws when the text could not be stored, so that Twilio delivers it again
 */
export async function answerInbound(services: Needed, posted: WebhookRequest): Promise<WebhookAnswer> {
  const budget = budgetOf();
  if (posted.method !== 'POST') return { status: 405 };
  if (!(await isSigned(services, posted, webhooks.twilioInbound))) {
    log.warn('An inbound text without a valid signature was refused');
    return { status: 403 };
  }
  const parsed = z.safeParse(inboundText, twilioFormOf(posted.rawBody));
  if (!parsed.success) {
    log.error('Twilio posted an inbound text that cannot be read', {}, parsed.error);
    return { status: 400 };
  }
  const phone = parsed.data.from;
  if (!z.safeParse(e164, phone).success) {
    // Short codes and alphanumeric senders cannot be answered, and never book.
    log.warn('A text from something that is no phone number was dropped');
    return EMPTY_ANSWER;
  }
  const stored = store(services, parsed.data);
  // The documents needed for playing are read while the text is being stored.
  const played = play(services, phone, budget, stored);
  await stored;
  await waitWithinBudget(budget, played);
  return EMPTY_ANSWER;
}

/**
 * Stores a text under its `sid`, so that a repeated delivery changes nothing.
 * @returns null when the text was stored before
 */
async function store(services: Services, text: InboundText): Promise<FoundDocument<SmsMessage> | null> {
  return await nullIfExists(services.store.messages.at(text.sid).create(receivedText(text, services.now())));
}

async function play(services: Needed, phone: string, budget: Budget, stored: ArrivingText): Promise<void> {
  try {
    await playInboundTexts(services, phone, budget, stored);
  } catch (error) {
    log.error('A text was left to the sweep', {}, error);
    await recordError('twilioInbound', error, () => services);
  }
}

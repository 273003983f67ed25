import { type Delivered, deliverWebhook, isAccepted } from '../core/deliver.ts';
import { createReordering } from '../core/reordering.ts';
import type { StandInState } from '../core/state.ts';
import type { Carriers } from './carriers.ts';
import { optOutTypeOf, replies, type StandInOptOutType } from './keywords.ts';
import type { MessageStore, TwilioMessage } from './messages.ts';
import { signRequest } from './signature.ts';
import type { FollowMessage } from './statuses.ts';
import { repliesIn } from './twiml.ts';

/** `webhook` is null when no inbound webhook is configured. */
type Received = { message: TwilioMessage; webhook: Delivered | null };
export type ReceiveText = (text: { from: string; body: string; media: readonly string[] }) => Promise<Received>;

/**
 * Handles a text from a phone to the product's number, in this order:
 *
 * 1. Twilio itself answers the keywords of its Advanced Opt-Out.
 * 2. The signed webhook is posted once (twice under the `duplicate` fault, after a later text under
 *    `reorder`).
 * 3. The texts that the webhook's TwiML asks for are sent.
 */
export function createInbox(
  state: StandInState,
  messages: MessageStore,
  carriers: Carriers,
  follow: FollowMessage,
): ReceiveText {
  const reordering = createReordering(state.settings.reorderHoldMs);
  const { vendors, twilioInboundUrl: url } = state.settings;

  function replyTo(number: string, body: string): void {
    const reply = messages.add({
      direction: 'outbound-reply',
      from: vendors.twilioFrom,
      to: number,
      body,
      status: 'queued',
    });
    void follow(reply, null);
  }

  /**
   * Does Twilio's own part for a keyword. Twilio does not document whether it also answers START and
   * YES from a phone that had not opted out. This stand-in does not, so that a hunt begins, and a
   * question ends, with the game's words.
   */
  function obey(type: StandInOptOutType, { from, body }: TwilioMessage): void {
    if (type === 'STOP' && carriers.optOut(from)) replyTo(from, replies.STOP);
    const isBack = type === 'START' && carriers.optIn(from);
    if (isBack || body.trim().toUpperCase() === 'UNSTOP') replyTo(from, replies.START);
    if (type === 'HELP' && !carriers.hasOptedOut(from)) replyTo(from, replies.HELP);
  }

  async function post(message: TwilioMessage, target: string): Promise<Delivered> {
    const parameters = inboundParameters(message, vendors);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signRequest(target, parameters, vendors.twilioAuthToken),
    };
    const body = new URLSearchParams(parameters).toString();
    return deliverWebhook(state, { provider: 'twilio', url: target, headers, body });
  }

  return async ({ from, body, media }) => {
    const message = messages.add({
      direction: 'inbound',
      from,
      to: vendors.twilioFrom,
      body,
      media,
      status: 'received',
    });
    const type = optOutTypeOf(body);
    if (type) obey(type, message);
    if (url === null) return { message, webhook: null };
    if (state.faults.take('twilio', 'reorder', from)) await reordering.hold();
    const isDuplicated = state.faults.take('twilio', 'duplicate', from);
    const [webhook] = await Promise.all([post(message, url), isDuplicated ? post(message, url) : null]);
    reordering.passed();
    if (isAccepted(webhook) && !carriers.hasOptedOut(from)) {
      for (const reply of repliesIn(webhook.text)) replyTo(from, reply);
    }
    return { message, webhook };
  };
}

/** The form Twilio posts for an inbound text (twilio.com/docs/messaging/guides/webhook-request). */
function inboundParameters(
  message: TwilioMessage,
  vendors: StandInState['settings']['vendors'],
): Record<string, string> {
  const optOutType = optOutTypeOf(message.body);
  const media = message.media.flatMap((url, index) => [
    [`MediaContentType${index}`, 'image/jpeg'],
    [`MediaUrl${index}`, url],
  ]);
  return {
    AccountSid: vendors.twilioAccountSid,
    ApiVersion: '2010-04-01',
    Body: message.body,
    From: message.from,
    FromCity: '',
    FromCountry: 'GB',
    FromState: '',
    FromZip: '',
    MessageSid: message.sid,
    MessagingServiceSid: vendors.twilioMessagingService,
    NumMedia: String(message.num_media),
    NumSegments: String(message.num_segments),
    ...(optOutType && { OptOutType: optOutType }),
    SmsMessageSid: message.sid,
    SmsSid: message.sid,
    SmsStatus: 'received',
    To: message.to,
    ToCity: '',
    ToCountry: 'GB',
    ToState: '',
    ToZip: '',
    ...Object.fromEntries(media),
  };
}

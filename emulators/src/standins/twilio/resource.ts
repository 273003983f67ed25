import type { MessageInstance, MessagePage } from 'twilio/lib/rest/api/v2010/account/message.js';
import type { TwilioMessage } from './messages.ts';

/**
 * A message as twilio-node reads it. The SDK does not export its MessageResource, so the type comes
 * from the constructor that takes it. The SDK declares Date for values that are text in JSON, and
 * does not declare the fields that Twilio documents as nullable
 * (twilio.com/docs/messaging/api/message-resource).
 */
type Resource = ConstructorParameters<typeof MessageInstance>[1];
type Nullable = 'date_sent' | 'error_code' | 'error_message' | 'from' | 'messaging_service_sid' | 'price';
export type MessageResource = {
  [Field in keyof Resource]:
    | (Resource[Field] extends Date ? string : Resource[Field])
    | (Field extends Nullable ? null : never);
};

/** A page of messages. It may also have the fields that Twilio sends and the SDK does not read. */
type Payload = Parameters<MessagePage['loadPage']>[0];
export type MessageList = {
  [Field in keyof Payload as string extends Field ? never : Field]: Field extends 'messages'
    ? MessageResource[]
    : Payload[Field] | (Field extends 'next_page_uri' | 'previous_page_uri' ? null : never);
} & { end: number; first_page_uri: string; start: number };

/** A message as Twilio's API shows it: RFC 2822 dates, numbers as strings. */
export function messageResource(message: TwilioMessage, accountSid: string): MessageResource {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: message.date_created.toUTCString(),
    date_sent: message.date_sent?.toUTCString() ?? null,
    date_updated: message.date_updated.toUTCString(),
    direction: message.direction,
    error_code: message.error_code,
    error_message: message.error_message,
    from: message.from,
    messaging_service_sid: message.messaging_service_sid,
    num_media: String(message.num_media),
    num_segments: String(message.num_segments),
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}

/**
 * The answer to a new message. A Messaging Service has not chosen a sender yet, so neither the
 * sender nor the segments are known.
 */
export function acceptedResource(message: TwilioMessage, accountSid: string): MessageResource {
  const resource = messageResource(message, accountSid);
  return message.messaging_service_sid === null
    ? resource
    : { ...resource, from: null, num_segments: '0', status: 'accepted' };
}

import type { Message } from './messages.ts';

/** A message as Twilio's API shows it: RFC 2822 dates, numbers as strings. */
export function messageResource(message: Message, accountSid: string): Record<string, unknown> {
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
    messaging_service_sid: null,
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

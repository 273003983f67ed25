import { createFeed, type Feed } from '../core/feed.ts';
import { twilioSid } from '../core/ids.ts';
import { countSegments } from './segments.ts';

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received';

/** A text as Twilio keeps it. The order of texts is the order in which Twilio accepted them. */
export type TwilioMessage = {
  sid: string;
  direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  from: string;
  to: string;
  body: string;
  status: MessageStatus;
  error_code: number | null;
  error_message: string | null;
  /** The Messaging Service that sent the text, if any. */
  messaging_service_sid: string | null;
  num_media: number;
  media: readonly string[];
  num_segments: number;
  date_created: Date;
  date_sent: Date | null;
  date_updated: Date;
};

export type NewMessage = Pick<TwilioMessage, 'direction' | 'from' | 'to' | 'body' | 'status'> & {
  media?: readonly string[];
  messaging_service_sid?: string | null;
  /** The id of a text that is backdated; `at` is its time. */
  sid?: string;
  at?: Date;
};

export type MessageStore = {
  add(message: NewMessage): TwilioMessage;
  setStatus(message: TwilioMessage, status: MessageStatus, errorCode?: number): void;
  get(sid: string): TwilioMessage | undefined;
  /** Oldest first. */
  all(): TwilioMessage[];
  /** Messages to and from a phone, oldest first. The product's own number is not a phone. */
  of(number: string): TwilioMessage[];
  /** Announces every new message and every new status. */
  feed: Feed<TwilioMessage>;
};

/**
 * How many texts are kept: as many as a thousand hunts exchange. The product looks its texts up
 * here, and would send a forgotten text again.
 */
const kept = 50_000;

/** Keeps the newest messages of every number. */
export function createMessageStore(): MessageStore {
  let messages: TwilioMessage[] = [];
  const feed = createFeed<TwilioMessage>();
  return {
    add({ media = [], messaging_service_sid = null, at, sid, ...message }) {
      const now = at ?? new Date();
      const added: TwilioMessage = {
        sid: sid ?? twilioSid(media.length > 0 ? 'MM' : 'SM'),
        ...message,
        error_code: null,
        error_message: null,
        messaging_service_sid,
        num_media: media.length,
        media,
        num_segments: countSegments(message.body),
        date_created: now,
        date_sent: message.status === 'queued' ? null : now,
        date_updated: now,
      };
      messages.push(added);
      if (messages.length > kept) messages = messages.slice(-kept);
      feed.publish(added);
      return added;
    },
    setStatus(message, status, errorCode) {
      message.status = status;
      message.date_updated = new Date();
      if (status !== 'queued') message.date_sent ??= message.date_updated;
      if (errorCode !== undefined) message.error_code = errorCode;
      feed.publish(message);
    },
    get: (sid) => messages.find((message) => message.sid === sid),
    all: () => [...messages],
    of: (number) => messages.filter(({ from, to }) => from === number || to === number),
    feed,
  };
}

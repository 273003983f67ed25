import { createFeed, type Feed } from '../core/feed.ts';
import { twilioSid } from '../core/ids.ts';
import { countSegments } from './segments.ts';

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received';

/** A text as Twilio keeps it. Order is the order of acceptance. */
export type TwilioMessage = {
  sid: string;
  direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  from: string;
  to: string;
  body: string;
  status: MessageStatus;
  error_code: number | null;
  error_message: string | null;
  /** The Messaging Service it was sent by, if by one. */
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
  /** A text of the past keeps its id and its time. */
  sid?: string;
  at?: Date;
};

export type MessageStore = {
  add(message: NewMessage): TwilioMessage;
  setStatus(message: TwilioMessage, status: MessageStatus, errorCode?: number): void;
  get(sid: string): TwilioMessage | undefined;
  /** Oldest first. */
  all(): TwilioMessage[];
  /** Messages with a phone, oldest first; the product's own number is no phone. */
  of(number: string): TwilioMessage[];
  /** Tells of every new message and every new status. */
  feed: Feed<TwilioMessage>;
};

/** As many as a thousand hunts exchange: a text that is forgotten while it is looked up would be sent again. */
const kept = 50_000;

/** Remembers the newest messages of every number. */
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

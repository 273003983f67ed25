import { documentId } from '@streetlore/domain/fields';
import { type AnsweredKeyword, answeredKeywords, type DeliveryReport, type InboundText } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { reportOf } from './reports.ts';

/** The fields of a webhook's form. A field that is there more than once has all its values. */
export type TwilioForm = Record<string, string | string[]>;

/** The longest body that Twilio takes or posts, in characters. */
const MAX_BODY = 1600;

/** The form in the body of a webhook's request, with the fields as Twilio signed them. */
export function twilioFormOf(rawBody: string): TwilioForm {
  const fields = new URLSearchParams(rawBody);
  const fieldOf = (name: string) => {
    const values = fields.getAll(name);
    return values.length > 1 ? values : (values[0] ?? '');
  };
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fieldOf(name)]));
}

/** The id that a form gives its text, for the log: before anybody has checked the form. */
export const sidIn = (form: TwilioForm): string | null => [form.MessageSid ?? null].flat()[0] ?? null;

const integer = z.pipe(
  z.optional(z.string()),
  z.transform((text) => Number.parseInt(text ?? '', 10) || null),
);

const inboundForm = z.object({
  MessageSid: documentId,
  /** A phone that texts by RCS is the same phone (https://www.twilio.com/docs/rcs). */
  From: z.pipe(
    z.string(),
    z.transform((from) => from.replace(/^rcs:/i, '')),
  ),
  /** Absent with a picture that has no text. */
  Body: z.pipe(
    z.optional(z.string()),
    // Cutting may halve an emoji, and half an emoji cannot be stored.
    z.transform((body) => (body ?? '').slice(0, MAX_BODY).toWellFormed()),
  ),
  NumSegments: integer,
  /**
   * Present when the number belongs to a Messaging Service with Advanced Opt-Out and the text is
   * one of its keywords (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
   */
  OptOutType: z.pipe(
    z.optional(z.string()),
    z.transform((type): AnsweredKeyword | null => answeredKeywords.find((known) => known === type) ?? null),
  ),
});

/** Reads Twilio's form for an inbound text. */
export const inboundText = z.pipe(
  inboundForm,
  z.transform(
    ({ MessageSid: sid, From: from, Body: body, NumSegments: segments, OptOutType: keyword }): InboundText => ({
      sid,
      from,
      body,
      segments: segments ?? 0,
      keyword,
    }),
  ),
);

const statusForm = z.object({
  MessageSid: z.string().check(z.minLength(1)),
  MessageStatus: z.string(),
  ErrorCode: integer,
});

/**
 * Reads Twilio's form for a text whose status has changed; `null` for a status that Twilio does not
 * document.
 */
export const deliveryReport = z.pipe(
  statusForm,
  z.transform(({ MessageSid, MessageStatus, ErrorCode }): DeliveryReport | null =>
    reportOf(MessageSid, MessageStatus, ErrorCode),
  ),
);

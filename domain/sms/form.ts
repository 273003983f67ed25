import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { type OptOutType, optOutTypes } from './keywords.ts';
import { statusFromTwilio } from './status.ts';

/** The longest body that Twilio takes or posts, in characters. */
const MAX_BODY = 1600;

const count = z.pipe(
  z.optional(z.string()),
  z.transform((text) => Number.parseInt(text ?? '', 10) || 0),
);

/**
 * The fields that we use of Twilio's form for an inbound text. A picture without text is an empty
 * text.
 */
export const inboundForm = z.object({
  MessageSid: documentId,
  /** A phone that texts by RCS is the same phone (https://www.twilio.com/docs/rcs). */
  From: z.pipe(
    z.string(),
    z.transform((from) => from.replace(/^rcs:/i, '')),
  ),
  Body: z.pipe(
    z.optional(z.string()),
    // Cutting may halve an emoji, and half an emoji cannot be stored.
    z.transform((body) => (body ?? '').slice(0, MAX_BODY).toWellFormed()),
  ),
  NumSegments: count,
  /**
   * Present when the number belongs to a Messaging Service with Advanced Opt-Out and the text is
   * one of its keywords.
   */
  OptOutType: z.pipe(
    z.optional(z.string()),
    z.transform((type): OptOutType | null => optOutTypes.find((known) => known === type) ?? null),
  ),
});

/** The fields that we use of Twilio's form for a text whose status has changed. */
export const statusForm = z.object({
  MessageSid: z.string().check(z.minLength(1)),
  MessageStatus: z.pipe(z.string(), z.transform(statusFromTwilio)),
  ErrorCode: z.pipe(
    z.optional(z.string()),
    z.transform((code) => Number.parseInt(code ?? '', 10) || null),
  ),
});

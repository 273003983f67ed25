/**
 * The paths under the public URL that vendors and mail programs post to. Hosting rewrites them to
 * functions.
 */
export const webhooks = {
  stripe: '/api/stripe/webhook',
  /** RFC 8058: ends a subscription with one click in a mail program. */
  unsubscribe: (token: string) => `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  /** The same for a partner's monthly mail. */
  stopPartnerMail: (token: string) => `/api/partners/mail?token=${encodeURIComponent(token)}`,
  twilioInbound: '/api/twilio/inbound',
  /** Twilio's delivery reports; `message` is the id of the document in `sms_messages`. */
  twilioStatus: (messageId: string) => `/api/twilio/status?message=${encodeURIComponent(messageId)}`,
} as const;

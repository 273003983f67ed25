/** Paths under the public URL to which the vendors post; Hosting rewrites them to functions. */
export const webhooks = {
  stripe: '/api/stripe/webhook',
  twilioInbound: '/api/twilio/inbound',
  /** Twilio's delivery reports; `message` is the id of the document in `sms_messages`. */
  twilioStatus: (messageId: string) => `/api/twilio/status?message=${encodeURIComponent(messageId)}`,
} as const;

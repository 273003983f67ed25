import { emulatorHosts, localVendors, ports, siteUrl } from '../../config.ts';

/** What a caller may choose; everything left out is as `npm start` has it. */
export type StandInOptions = {
  /** TCP port on localhost; 0 takes any free one. */
  port?: number;
  /** TCP port of the mail server on 127.0.0.1; any free one where `port` is given. */
  smtpPort?: number;
  /** Where signed Stripe events go; null sends none. */
  stripeWebhookUrl?: string | null;
  /** Where texts from phones go; null keeps them without telling anybody. */
  twilioInboundUrl?: string | null;
  /** Where the Auth emulator answers, whose mails are shown. */
  authUrl?: string;
  /** Milliseconds from a message's acceptance to `sent`, and from `sent` to `delivered`. */
  statusDelaysMs?: { sent: number; delivered: number };
  /** Milliseconds before each further try of a Stripe event that was not answered with 2xx. */
  retryDelaysMs?: readonly number[];
  /** Milliseconds until a bank decides on a refund to one of the cards that stand for such a bank. */
  refundDelayMs?: number;
  /** Milliseconds a call under the `timeout` fault is kept waiting before its connection is cut. */
  timeoutMs?: number;
  /** Milliseconds a delivery under the `reorder` fault waits for a later one to overtake it. */
  reorderHoldMs?: number;
  /** Milliseconds a webhook may take; Twilio gives up after 15 s, Stripe later. */
  webhookTimeoutMs?: number;
};

export type StandInSettings = Required<StandInOptions> & { vendors: typeof localVendors };

/** Fills in the values of the local platform. */
export function settingsFrom(options: StandInOptions = {}): StandInSettings {
  return {
    port: options.port ?? ports.standIns,
    smtpPort: options.smtpPort ?? (options.port === undefined ? ports.smtp : 0),
    stripeWebhookUrl:
      options.stripeWebhookUrl === undefined ? `${siteUrl}/api/stripe/webhook` : options.stripeWebhookUrl,
    twilioInboundUrl:
      options.twilioInboundUrl === undefined ? `${siteUrl}/api/twilio/inbound` : options.twilioInboundUrl,
    authUrl: options.authUrl ?? `http://${emulatorHosts.auth}`,
    statusDelaysMs: options.statusDelaysMs ?? { sent: 120, delivered: 600 },
    retryDelaysMs: options.retryDelaysMs ?? [1_000, 3_000, 9_000, 27_000],
    refundDelayMs: options.refundDelayMs ?? 120_000,
    timeoutMs: options.timeoutMs ?? 30_000,
    reorderHoldMs: options.reorderHoldMs ?? 1_500,
    webhookTimeoutMs: options.webhookTimeoutMs ?? 15_000,
    vendors: localVendors,
  };
}

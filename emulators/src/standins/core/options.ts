import { emulatorHosts, localVendors, ports, siteUrl } from '../../config.ts';

/** Options of the stand-ins. An option left out has the value that `npm start` uses. */
export type StandInOptions = {
  /** TCP port on localhost; 0 takes any free port. */
  port?: number;
  /**
   * TCP port of the mail server on 127.0.0.1. When `port` is given, the default is any free port.
   */
  smtpPort?: number;
  /** Address that gets the signed Stripe events; null sends none. */
  stripeWebhookUrl?: string | null;
  /** Address that gets the inbound texts from phones; null only keeps the texts. */
  twilioInboundUrl?: string | null;
  /** Address of the Auth emulator, whose mails are shown. */
  authUrl?: string;
  /** Milliseconds from a message's acceptance to `sent`, and from `sent` to `delivered`. */
  statusDelaysMs?: { sent: number; delivered: number };
  /** Milliseconds before each retry of a Stripe event that was not answered with 2xx. */
  retryDelaysMs?: readonly number[];
  /**
   * Milliseconds until a bank decides on a refund. Two of Stripe's test cards stand for such a
   * bank.
   */
  refundDelayMs?: number;
  /** Milliseconds that a call under the `timeout` fault waits before its connection is cut. */
  timeoutMs?: number;
  /**
   * Milliseconds that a delivery under the `reorder` fault waits for a later one to overtake it.
   */
  reorderHoldMs?: number;
  /** Milliseconds that a webhook may take. Twilio gives up after 15 s, Stripe later. */
  webhookTimeoutMs?: number;
};

export type StandInSettings = Required<StandInOptions> & { vendors: typeof localVendors };

/** Fills in the values of the local platform. */
export function withLocalDefaults(options: StandInOptions = {}): StandInSettings {
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

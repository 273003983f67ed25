import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { localSecrets } from '@streetlore/emulators/config';
import { type StandInOptions, startStandIns } from '@streetlore/emulators/standins/index';
import twilio from 'twilio';
import { receiveDeliveryReport } from '../../../functions/src/delivery-reports/twilio-status.ts';
import { answerInbound } from '../../../functions/src/hunt/receive-text.ts';
import type { WebhookAnswer, WebhookRequest } from '../../../functions/src/platform/twilio-webhook.ts';
import { type TestServices, testServices } from '../../support/services.ts';

/** A text as Twilio lists it. */
export type OnPhone = { sid: string; direction: string; body: string; status: string };

/**
 * Starts the product's webhooks on a port of their own, stand-ins that post to them, and services
 * that check signatures for that address.
 */
export async function startProduct(projectId: string, options: StandInOptions = {}) {
  const product: {
    services?: TestServices;
    reports: WebhookRequest[];
    receiveDeliveryReport: typeof receiveDeliveryReport;
  } = {
    reports: [],
    receiveDeliveryReport,
  };
  const server = createServer(async (request, response) => {
    const posted: WebhookRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      signature: String(request.headers['x-twilio-signature'] ?? ''),
      rawBody: await text(request),
    };
    try {
      const { status, body } = await route(posted);
      response.writeHead(status).end(body);
    } catch {
      response.writeHead(500).end();
    }
  });
  async function route(posted: WebhookRequest): Promise<WebhookAnswer> {
    if (!product.services) return { status: 503 };
    if (posted.url === '/api/twilio/inbound') return await answerInbound(product.services, posted);
    product.reports.push(posted);
    return await product.receiveDeliveryReport(product.services, posted);
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const standIns = await startStandIns({
    port: 0,
    twilioInboundUrl: `${url}/api/twilio/inbound`,
    stripeWebhookUrl: null,
    statusDelaysMs: { sent: 0, delivered: 0 },
    timeoutMs: 200,
    ...options,
  });
  const services = testServices(projectId, { standIns: standIns.url, publicUrl: url });
  product.services = services;

  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${standIns.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    services,
    standIns,
    url,
    /** The delivery reports that came, whatever the answer was. */
    reports: product.reports,
    /** Replaces the handler of delivery reports, for example with one that fails. */
    answerReportsWith(answer: typeof receiveDeliveryReport) {
      product.receiveDeliveryReport = answer;
    },
    /** Sends a text from a phone. */
    reply: (from: string, body: string) => post('/phone/reply', { from, body }),
    /** Makes texts to a number fail with one of Twilio's codes. */
    refuse: (number: string, error_code: number, times: number | null = null) =>
      post('/control/twilio/numbers', { number, error_code, times }),
    /** Makes Twilio's next calls fail, or its next calls that are `about` a number. */
    fault: (kind: string, times = 1, about?: string) =>
      post('/faults', { provider: 'twilio', kind, times, ...(about && { about }) }),
    /** Ends all faults. */
    async recover() {
      await fetch(`${standIns.url}/faults`, { method: 'DELETE' });
    },
    async onPhone(number: string): Promise<OnPhone[]> {
      const response = await fetch(`${standIns.url}/phone/messages?number=${encodeURIComponent(number)}`);
      const messages = (await response.json()) as OnPhone[];
      return messages.filter(({ direction }) => direction === 'outbound');
    },
    /** A posted form with Twilio's signature for `signedFor`. */
    signed(path: string, form: Record<string, string>, signedFor = `${url}${path}`): WebhookRequest {
      const signature = twilio.getExpectedTwilioSignature(localSecrets.TWILIO_AUTH_TOKEN, signedFor, form);
      return { method: 'POST', url: path, signature, rawBody: new URLSearchParams(form).toString() };
    },
    async end() {
      await standIns.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.end();
    },
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

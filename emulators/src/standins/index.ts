import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { smtpUrl } from '../config.ts';
import type { CallRecord } from './core/calls.ts';
import { listenLocally } from './core/listen.ts';
import { type StandInOptions, withLocalDefaults } from './core/options.ts';
import { controlRoutes } from './core/routes.ts';
import { createState, type StandInState } from './core/state.ts';
import { geocoderRoutes } from './geocoder/routes.ts';
import { createMailbox, type Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { listenForMail } from './mail/smtp.ts';
import { openaiControl } from './openai/control.ts';
import { createModels } from './openai/models.ts';
import { createOpinions } from './openai/opinions.ts';
import { openaiRoutes } from './openai/routes.ts';
import { createVerdicts } from './openai/verdicts.ts';
import type { PageLink } from './phone/page.ts';
import { phoneRoutes } from './phone/routes.ts';
import { stripeControl } from './stripe/control.ts';
import { createEventSender } from './stripe/events.ts';
import { type PastPayment, rememberPayment } from './stripe/remember.ts';
import { stripeRoutes } from './stripe/routes.ts';
import { createStripeStore, type StripeStore } from './stripe/store.ts';
import { createCarriers } from './twilio/carriers.ts';
import { twilioControl } from './twilio/control.ts';
import { createInbox } from './twilio/inbound.ts';
import { createMessageStore, type MessageStore, type NewMessage, type TwilioMessage } from './twilio/messages.ts';
import { twilioRoutes } from './twilio/routes.ts';
import { createStatusReporter } from './twilio/statuses.ts';

export type { StandInOptions } from './core/options.ts';
export type StandIns = {
  port: number;
  /** `http://localhost:{port}` */
  url: string;
  /** Address of the mail server: `smtp://user:password@127.0.0.1:{port}` */
  smtpUrl: string;
  /** Makes /healthz answer 200 from now on. The phone page shows the links. */
  setReady(links?: readonly PageLink[]): void;
  /** Adds a text of the past to a phone, for the seed. No webhook is sent. */
  remember(message: NewMessage): TwilioMessage;
  /** Adds a payment of the past, which can then be retrieved and refunded. No webhook is sent. */
  rememberPayment(payment: PastPayment): void;
  /**
   * Calls the listener for each call or webhook between product and vendor.
   * @returns a function that ends this
   */
  onCall(listener: (call: CallRecord) => void): () => void;
  /** Cuts all connections, ends all timers and frees the port. */
  close(): Promise<void>;
};

/**
 * Starts Stripe, Twilio, OpenAI, the geocoder, the phones and the mail on one local port.
 * @throws the error of the socket, `EADDRINUSE` when the port is taken
 */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const closing = new AbortController();
  const state = createState(withLocalDefaults(options), closing.signal);
  const messages = createMessageStore();
  let ready = false;
  let shown: readonly PageLink[] = [];
  const store = createStripeStore();
  const mailbox = createMailbox();
  const app = createApp(state, messages, store, mailbox, { isReady: () => ready, links: () => shown });

  const server = await listenLocally(app, state.settings.port);
  const mailServer = await listenForMail(mailbox, state.settings.smtpPort);
  return {
    port: server.port,
    url: `http://localhost:${server.port}`,
    smtpUrl: smtpUrl(mailServer.port),
    setReady(links = []) {
      ready = true;
      shown = links;
    },
    remember: (message) => messages.add(message),
    rememberPayment: (payment) => rememberPayment(store, payment),
    onCall: (listener) => state.calls.feed.listen(listener),
    close() {
      closing.abort();
      return Promise.all([server.close(), mailServer.close()]).then(() => undefined);
    },
  };
}

function createApp(
  state: StandInState,
  messages: MessageStore,
  store: StripeStore,
  mailbox: Mailbox,
  { isReady, links }: { isReady: () => boolean; links: () => readonly PageLink[] },
): Hono {
  const app = new Hono();
  const emit = createEventSender(state, store);
  const later = (work: () => void) =>
    void state.pause(state.settings.refundDelayMs).then((isOpen) => {
      if (isOpen) work();
    });
  const stripe = { store, emit, later };
  const carriers = createCarriers();
  const models = createModels();
  const opinions = createOpinions();
  const verdicts = createVerdicts();
  const follow = createStatusReporter(state, messages, carriers);
  const receive = createInbox(state, messages, carriers, follow);

  app.route('/', controlRoutes(state, isReady));
  app.route('/', stripeRoutes(state, stripe));
  app.route('/', twilioRoutes(state, messages, carriers, follow));
  app.route('/', openaiRoutes(state, models, opinions, verdicts));
  app.route('/', geocoderRoutes(state));
  app.route('/', mailRoutes(state.settings, mailbox));
  app.route('/', phoneRoutes(messages, state.settings.vendors.twilioFrom, receive, links));
  app.route('/control/stripe', stripeControl({ ...stripe, cause: { requestId: null, idempotencyKey: null } }));
  app.route('/control/twilio', twilioControl(carriers));
  app.route('/control/openai', openaiControl(models, opinions, verdicts));
  app.notFound((c) => c.json({ error: `Nothing stands at ${c.req.path}` }, 404));
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error('A stand-in failed:', error);
    return Response.json({ error: 'A stand-in failed; its console says why' }, { status: 500 });
  });
  return app;
}

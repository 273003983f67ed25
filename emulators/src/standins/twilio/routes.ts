import { Hono } from 'hono';
import { boundary, type StandInEnv } from '../core/boundary.ts';
import type { StandInState } from '../core/state.ts';
import type { Carriers } from './carriers.ts';
import { notFound, TwilioError } from './errors.ts';
import { listMessages } from './listing.ts';
import type { MessageStore } from './messages.ts';
import { acceptedResource, messageResource } from './resource.ts';
import { readNewText } from './rules.ts';
import type { FollowMessage } from './statuses.ts';

const account = '/2010-04-01/Accounts/:accountSid';

/** Twilio's REST API for messages, behind Basic authentication. */
export function twilioRoutes(
  state: StandInState,
  messages: MessageStore,
  carriers: Carriers,
  follow: FollowMessage,
): Hono<StandInEnv> {
  const app = new Hono<StandInEnv>();
  const { vendors } = state.settings;

  app.onError((error) => {
    if (error instanceof TwilioError) return error.toResponse();
    throw error;
  });
  app.use('/2010-04-01/*', boundary('twilio', state, serverError, false));
  app.use('/2010-04-01/*', async (c, next) => {
    const expected = `Basic ${btoa(`${vendors.twilioAccountSid}:${vendors.twilioAuthToken}`)}`;
    if (c.req.header('authorization') !== expected) throw new TwilioError(401, 20003, 'Authenticate');
    await next();
  });
  app.use(`${account}/*`, async (c, next) => {
    if (c.req.param('accountSid') !== vendors.twilioAccountSid) throw notFound(c.req.path);
    await next();
  });

  app.post(`${account}/Messages.json`, async (c) => {
    const text = readNewText(new URLSearchParams(await c.req.text()), vendors);
    carriers.refuse(text.to);
    const { statusCallback, ...sent } = text;
    const message = messages.add({ direction: 'outbound-api', ...sent, status: 'queued' });
    const answer = acceptedResource(message, vendors.twilioAccountSid);
    void follow(message, statusCallback);
    return c.json(answer, 201);
  });

  app.get(`${account}/Messages.json`, (c) => {
    const query = new URL(c.req.url).searchParams;
    return c.json(listMessages(messages.all(), query, c.req.path, vendors.twilioAccountSid));
  });

  app.get(`${account}/Messages/:file{.+\\.json}`, (c) => {
    const message = messages.get(c.req.param('file').replace(/\.json$/, ''));
    if (!message) throw notFound(c.req.path);
    return c.json(messageResource(message, vendors.twilioAccountSid));
  });

  app.all('/2010-04-01/*', (c) => {
    throw notFound(c.req.path);
  });
  return app;
}

function serverError(): Response {
  return new TwilioError(500, 20500, 'An internal server error has occurred').toResponse();
}

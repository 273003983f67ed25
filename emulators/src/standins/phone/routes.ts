import { Hono } from 'hono';
import * as z from 'zod/mini';
import { answerWithFeed, createFeed } from '../core/feed.ts';
import { badRequest, readJson } from '../core/json.ts';
import type { ReceiveText } from '../twilio/inbound.ts';
import type { MessageStore, TwilioMessage } from '../twilio/messages.ts';
import { listConversations } from './conversations.ts';
import { type PageLink, servePage } from './page.ts';

const mobile = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'must be a number like +447700900123'));
const replySchema = z.strictObject({
  from: mobile,
  /** The body may be empty: people do send empty texts. */
  body: z.string().check(z.maxLength(1_600)),
  /** Addresses of pictures in the text. */
  media: z._default(z.array(z.url()).check(z.maxLength(10)), []),
});

/** Everybody's phones: their texts, and a page to send texts from by hand. */
export function phoneRoutes(
  messages: MessageStore,
  ownNumber: string,
  receive: ReceiveText,
  links: () => readonly PageLink[],
): Hono {
  const app = new Hono();
  const shown = createFeed<ReturnType<typeof phoneMessage>>();
  messages.feed.listen((message) => shown.publish(phoneMessage(message)));

  app.get('/phone/messages', (c) => {
    const number = mobile.safeParse(normalised(new URL(c.req.url)));
    if (!number.success) throw badRequest('number', 'must be a number like +447700900123');
    return c.json(messages.of(number.data).map(phoneMessage));
  });
  app.get('/phone/numbers', (c) => c.json(listConversations(messages.all(), ownNumber)));
  app.get('/phone/stream', (c) => answerWithFeed(c, shown, 'message'));
  app.post('/phone/reply', async (c) => {
    const { message, webhook } = await receive(await readJson(c, replySchema));
    const answer = { sid: message.sid, webhook_status: webhook?.status ?? null };
    if (webhook && (webhook.status < 200 || webhook.status > 299)) {
      return c.json({ ...answer, error: webhook.reason || `The webhook answered ${webhook.status}` }, 502);
    }
    return c.json(answer);
  });

  servePage(app, ownNumber, links);
  return app;
}

/** The public shape of a text, for the page and for other programs. */
function phoneMessage(message: TwilioMessage) {
  const { sid, direction, from, to, body, status, error_code } = message;
  return {
    sid,
    direction: direction === 'inbound' ? 'inbound' : 'outbound',
    from,
    to,
    body,
    status,
    error_code,
    media: message.media,
    date_created: message.date_created.toISOString(),
  };
}

/**
 * The number in the query, with a `+`. An unescaped `+` in a query means a space, so both forms
 * work.
 */
function normalised(url: URL): string {
  return (url.searchParams.get('number') ?? '').replace(/^ /, '+').replaceAll(' ', '');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { answerWithFeed, createFeed } from '../core/feed.ts';
import { badRequest, readJson } from '../core/json.ts';
import type { ReceiveText } from '../twilio/inbound.ts';
import type { Message, MessageStore } from '../twilio/messages.ts';
import { listConversations } from './conversations.ts';

const mobile = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'must be a number like +447700900123'));
const replySchema = z.strictObject({
  from: mobile,
  /** May be empty: people do send empty texts. */
  body: z.string().check(z.maxLength(1_600)),
  /** Addresses of pictures in the text. */
  media: z._default(z.array(z.url()).check(z.maxLength(10)), []),
});

/** The phones of everybody: what they received, what they reply, and a page to do both by hand. */
export function phoneRoutes(messages: MessageStore, ownNumber: string, receive: ReceiveText): Hono {
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

  const require = createRequire(import.meta.url);
  for (const [path, { type, file }] of Object.entries(pageFiles)) {
    app.get(path, (c) => {
      const bytes = readFileSync(file.startsWith('./') ? new URL(file, import.meta.url) : require.resolve(file));
      return c.body(bytes, 200, {
        'content-type': type,
        'cache-control': type === woff2 ? 'max-age=86400' : 'no-cache',
      });
    });
  }
  return app;
}

const woff2 = 'font/woff2';
const pageFiles: Record<string, { type: string; file: string }> = {
  '/': { type: 'text/html; charset=utf-8', file: './page/index.html' },
  '/phone/phone.css': { type: 'text/css; charset=utf-8', file: './page/phone.css' },
  '/phone/phone.js': { type: 'text/javascript; charset=utf-8', file: './page/phone.js' },
  '/phone/thread.js': { type: 'text/javascript; charset=utf-8', file: './page/thread.js' },
  '/phone/inbox.js': { type: 'text/javascript; charset=utf-8', file: './page/inbox.js' },
  '/phone/numbers.js': { type: 'text/javascript; charset=utf-8', file: './page/numbers.js' },
  '/phone/anton.woff2': { type: woff2, file: '@fontsource/anton/files/anton-latin-400-normal.woff2' },
  '/phone/archivo.woff2': { type: woff2, file: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2' },
  '/phone/marker.woff2': {
    type: woff2,
    file: '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2',
  },
};

/** The public shape of a text: what the page and other programs read. */
export function phoneMessage(message: Message) {
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

/** A `+` in a query means a space unless it is escaped; a number written with either is understood. */
function normalised(url: URL): string {
  return (url.searchParams.get('number') ?? '').replace(/^ /, '+').replaceAll(' ', '');
}

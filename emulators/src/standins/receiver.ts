import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export type ReceivedWebhook = { path: string; url: string; headers: Headers; body: string };
export type Receiver = {
  url: string;
  received: ReceivedWebhook[];
  /** Sets the answers to the next webhooks. The last answer repeats. */
  answerWith(...answers: Response[]): void;
  /** Waits until `count` webhooks that fit have come. Rejects after five seconds. */
  until(count: number, fits?: (webhook: ReceivedWebhook) => boolean): Promise<ReceivedWebhook[]>;
  close(): Promise<void>;
};

/** Reads a JSON answer as the shape that the test expects of it. */
export async function readJsonAs<Shape>(response: Response): Promise<Shape> {
  return (await response.json()) as Shape;
}

/** Starts a server that takes the product's place in tests. It accepts and keeps every webhook. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  let answers: Response[] = [new Response('ok')];
  const app = new Hono();
  app.post('*', async (c) => {
    const url = new URL(c.req.url);
    received.push({ path: url.pathname, url: c.req.url, headers: c.req.raw.headers, body: await c.req.text() });
    for (const wake of waiting) wake();
    const [answer = new Response('ok')] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer.clone();
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, () => resolve(starting));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no TCP port');
  return {
    url: `http://localhost:${address.port}`,
    received,
    answerWith(...next) {
      answers = next;
    },
    until(count, fits = () => true) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Only ${received.filter(fits).length} of ${count} webhooks came`));
        }, 5_000);
        const look = () => {
          const fitting = received.filter(fits);
          if (fitting.length < count) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(fitting);
        };
        waiting.add(look);
        look();
      });
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

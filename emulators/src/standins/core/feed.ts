import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

export type Feed<Item> = {
  publish(item: Item): void;
  /**
   * Calls the listener for each later item.
   * @returns a function that ends this
   */
  listen(listener: (item: Item) => void): () => void;
};

export function createFeed<Item>(): Feed<Item> {
  const listeners = new Set<(item: Item) => void>();
  return {
    publish(item) {
      for (const listener of listeners) listener(item);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Answers with server-sent events, one JSON value per item. A comment every 20 s makes proxies keep
 * the connection open.
 */
export function answerWithFeed<Item>(c: Context, feed: Feed<Item>, event: string): Response {
  return streamSSE(c, async (stream) => {
    await stream.writeSSE({ event: 'hello', data: '{}' });
    const stop = feed.listen((item) => {
      void stream.writeSSE({ event, data: JSON.stringify(item) });
    });
    // Without unref() an open page would keep the process of a closing server alive.
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), 20_000).unref();
    await new Promise<void>((resolve) => stream.onAbort(resolve));
    clearInterval(heartbeat);
    stop();
  });
}

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ports } from '../config.ts';

/** The stand-ins' HTTP server: `setReady` turns /healthz from 503 to 200. */
export interface StandIns {
  close(): Promise<void>;
  setReady(): void;
}

/** Starts the stand-ins on their port. */
export async function startStandIns(): Promise<StandIns> {
  let ready = false;
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ ready }, ready ? 200 : 503));
  const server = serve({ fetch: app.fetch, port: ports.standIns });
  return {
    setReady: () => {
      ready = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

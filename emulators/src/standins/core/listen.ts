import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

export type Listening = { port: number; close(): Promise<void> };

/**
 * Listens on both loopback addresses, since `localhost` means either. No other machine can connect.
 * @param port 0 takes any free port
 * @throws the socket's error, `EADDRINUSE` when the port is taken
 */
export async function listenLocally(app: Hono, port: number): Promise<Listening> {
  const first = await listen(app, port, '127.0.0.1');
  const address = first.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-ins have no TCP port');
  const servers = [first, await listen(app, address.port, '::1').catch((error) => unlessNeeded(error, port))];
  return {
    port: address.port,
    async close() {
      await Promise.all(servers.map((server) => server && closeServer(server)));
    },
  };
}

function listen(app: Hono, port: number, hostname: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, () => resolve(server));
    server.once('error', reject);
  });
}

/**
 * Ignores two errors of the second address. A machine without IPv6 does not need that address. A
 * random port may already be taken there.
 */
function unlessNeeded(error: NodeJS.ErrnoException, port: number): null {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return null;
  if (error.code === 'EADDRINUSE' && port === 0) return null;
  throw error;
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';

/** A request that the product sent. */
type Sent = { method: string; url: string; body: string };

/** Starts stand-ins, and records every byte that the product sends to them. */
export async function startVendors() {
  const standIns: StandIns = await startStandIns({ port: 0 });
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method = 'GET', url = '/' } = request;
    sent.push({ method, url, body: body.toString() });
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) || value === undefined
          ? []
          : [[name, String(value)]],
      ),
    );
    try {
      const answer = await fetch(`${standIns.url}${url}`, { method, headers, ...(body.length > 0 && { body }) });
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    /** Makes a vendor's next `times` calls fail. */
    async breaks(provider: 'openai' | 'geocoder', kind: 'error500' | 'malformed', times: number): Promise<void> {
      await fetch(`${standIns.url}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, kind, times }),
      });
    },
    /** Scripts the moderation's scores for photos whose texts contain `about`; null is a picture without texts. */
    async judges(about: string | null, scores: Record<string, number>): Promise<void> {
      await fetch(`${standIns.url}/control/openai/verdicts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ about, scores }),
      });
    },
    async mend(): Promise<void> {
      sent.length = 0;
      await fetch(`${standIns.url}/faults`, { method: 'DELETE' });
      await fetch(`${standIns.url}/control/openai/verdicts`, { method: 'DELETE' });
    },
    async end(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await standIns.close();
    },
  };
}

import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { ports, siteUrl, storageUrl } from '../../../emulators/src/config.ts';
import type { Usage } from './usage.ts';

/** The content types that Hosting compresses. */
const compressed = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;

/**
 * The bytes that a page receives: bodies without headers. The Hosting emulator does not compress as
 * Hosting does, so text counts at its gzip size. Firestore's streams count uncompressed, as they
 * come.
 */
export class Traffic {
  readonly #bodies: Promise<void>[] = [];
  #bytes: Usage['bytes'] = { hosting: 0, firestore: 0, storage: 0 };
  #streams = new Set<string>();
  /** Whether the page has begun to listen to anything. */
  listens = false;

  static async of(page: Page): Promise<Traffic> {
    const traffic = new Traffic();
    page.on('response', (response) => {
      const body = traffic.#answered(response);
      // `take` waits for this body. If the page closes before that, its failure has another reason.
      body.catch(() => undefined);
      traffic.#bodies.push(body);
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).port !== String(ports.firestore)) return;
      traffic.#streams.add(requestId);
      traffic.listens ||= request.url.includes('/Listen/channel');
    });
    devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (traffic.#streams.has(requestId)) traffic.#bytes.firestore += dataLength;
    });
    return traffic;
  }

  /** The bytes since the last call. */
  async take(): Promise<Usage['bytes']> {
    await Promise.all(this.#bodies.splice(0));
    const bytes = this.#bytes;
    this.#bytes = { hosting: 0, firestore: 0, storage: 0 };
    return bytes;
  }

  async #answered(response: Response): Promise<void> {
    const where = response.url().startsWith(siteUrl)
      ? 'hosting'
      : response.url().startsWith(storageUrl)
        ? 'storage'
        : undefined;
    if (!where || response.status() !== 200) return;
    const body = await response.body();
    const type = response.headers()['content-type'] ?? '';
    this.#bytes[where] += compressed.test(type) ? gzipSync(body).length : body.length;
  }
}

import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { log } from '../platform/log.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';

/** An XML document for machines, made from what the public may read and kept by the content network for ten minutes. */
export function xmlDocument(type: string, make: (services: Services<'site'>) => Promise<string>): HttpsFunction {
  const { secrets, services } = needing('site');
  return onRequest({ invoker: 'public', secrets }, async (_request, response) => {
    try {
      const xml = await make(services());
      response.set('Cache-Control', 'public, max-age=300, s-maxage=600').type(type).send(xml);
    } catch (error) {
      log.error('A document for machines could not be made', { type }, error);
      await noteError(type, error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' }).end();
    }
  });
}

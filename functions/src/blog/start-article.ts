import { documentId } from '@streetlore/domain/document';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { services as running } from '../platform/runtime.ts';
import { isOwnRequest, SIGNATURE } from '../platform/start.ts';
import { noteError } from '../platform/watched.ts';
import { writeOnce } from './write-article.ts';

/** Name under which the trigger asks for it. */
export const START_ARTICLE = 'startArticle';

const payload = z.object({ job_id: documentId });

/**
 * A job's first try, asked for by its trigger: the queue looks for work once in a while only, and an editor waits. Answers as
 * it begins, and ends when the try has. Whatever goes wrong here, the job's lease runs out and the sweep queues it again.
 */
export const startArticle = onRequest({ timeoutSeconds: 180, concurrency: 8 }, async (request, response) => {
  const services = running();
  const raw = request.rawBody?.toString('utf8') ?? '';
  if (request.method !== 'POST' || !isOwnRequest(services.config, START_ARTICLE, raw, request.get(SIGNATURE) ?? '')) {
    response.status(403).end();
    return;
  }
  const parsed = z.safeParse(payload, request.body);
  if (!parsed.success) {
    response.status(400).end();
    return;
  }
  response.status(202).write('begun\n');
  try {
    await writeOnce(services, parsed.data.job_id);
  } catch (error) {
    logger.error('A start of an article failed', error);
    await noteError(START_ARTICLE, error);
  }
  response.end();
});

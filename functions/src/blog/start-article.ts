import { generationJobSchema } from '@streetlore/domain/blog';
import { documentId } from '@streetlore/domain/fields';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { needing } from '../platform/runtime.ts';
import { isOwnRequest, SIGNATURE } from '../platform/start.ts';
import { watched } from '../platform/watched.ts';
import { withDates } from '../store/convert.ts';
import type { SeenJob } from './take-job.ts';
import { writeOnce } from './write-article.ts';

/** Name under which the trigger asks for it. */
export const START_ARTICLE = 'startArticle';

const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const payload = z.object({
  job: z.extend(generationJobSchema, {
    id: documentId,
    due_at: z.nullable(moment),
    created_at: moment,
    completed_at: z.nullable(moment),
  }),
  version: z.object({ seconds: z.int(), nanoseconds: z.int() }),
});

/** What goes along with a start: the job as its trigger was shown it, since to read it again would only take time. */
export function startOf(job: DocumentSnapshot, { seconds, nanoseconds }: Timestamp): Record<string, unknown> {
  return { job: { ...(withDates(job.data()) as object), id: job.id }, version: { seconds, nanoseconds } };
}

/** The job of a start as it arrives; null when it is none. */
export function jobOfStart(body: unknown): SeenJob | null {
  const { success, data } = z.safeParse(payload, body);
  return success ? { job: data.job, version: new Timestamp(data.version.seconds, data.version.nanoseconds) } : null;
}

const { secrets, services: running } = needing('appKey', 'ai', 'site');

/**
 * A job's first try, asked for by its trigger: the queue looks for work once in a while only, and an editor waits. Answers as
 * it begins, and ends when the try has. Whatever goes wrong here, the job's lease runs out and the sweep queues it again.
 */
export const startArticle = onRequest(
  { timeoutSeconds: 180, concurrency: 8, secrets },
  watched(START_ARTICLE, async (request, response) => {
    const services = running();
    const raw = request.rawBody?.toString('utf8') ?? '';
    if (request.method !== 'POST' || !isOwnRequest(services.appKey, START_ARTICLE, raw, request.get(SIGNATURE) ?? '')) {
      response.status(403).end();
      return;
    }
    const seen = jobOfStart(request.body);
    if (!seen) {
      response.status(400).end();
      return;
    }
    response.status(202).write('begun\n');
    try {
      await writeOnce(services, seen.job.id, seen);
    } finally {
      response.end();
    }
  }),
);

import { log } from '../../base/log.ts';
import type { Services } from '../../platform/services.ts';
import type { UploadId } from '../develop-picture.ts';
import { submissionIdOf } from '../ids.ts';

/** Name of the task queue that asks for verdicts. */
export const VERDICT_QUEUE = 'checkPhoto';

/** `uploaded`: only the picture is there; `sent`: the form too. */
export type VerdictCause = 'uploaded' | 'sent';

/**
 * Has the moderation model asked about a photo, while nobody waits. Never fails: without a task the
 * photo goes its way without a verdict.
 */
export async function askForVerdict(
  { tasks, now }: Pick<Services, 'tasks' | 'now'>,
  upload: UploadId,
  cause: VerdictCause,
): Promise<void> {
  try {
    await tasks.enqueue(VERDICT_QUEUE, `${submissionIdOf(upload)}_${cause}`, now(), { ...upload, tries: 1 });
  } catch (error) {
    log.error('A photo got no verdict, because no task could be made', {}, error);
  }
}

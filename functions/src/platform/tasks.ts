import { getFunctions } from 'firebase-admin/functions';

/** Schedules work for a moment: at most one task per id. The task runs at `at` or later. */
export type Tasks = {
  enqueue(queue: string, id: string, at: Date, payload: Record<string, unknown>): Promise<void>;
};

/**
 * Cloud Tasks. An id that was used before is not an error, because the work is already scheduled.
 */
export function cloudTasks(region: string): Tasks {
  return {
    async enqueue(queue, id, at, payload) {
      try {
        const name = `locations/${region}/functions/${queue}`;
        await getFunctions().taskQueue(name).enqueue(payload, { id, scheduleTime: at });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    },
  };
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists';
}

import { ports, region } from '@streetlore/emulators/config';
import { getFunctions } from 'firebase-admin/functions';
import { platformApp } from './admin-sdk.ts';

/**
 * Asks for a recount of figures. In the product the code that commits a document asks for this. A
 * test that writes a document itself must ask as well.
 */
export async function recountFigures(...keys: string[]): Promise<void> {
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${ports.tasks}`;
  const queue = getFunctions(platformApp()).taskQueue(`locations/${region}/functions/recount`);
  await queue.enqueue({ keys, at: Date.now() });
}

import { deadLetter, unheardTexts } from '@streetlore/domain/sms';
import { ConfigurationError } from '../base/config.ts';
import { errorFields, log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { isPassing, unlessOvertaken } from '../store/conflict.ts';
import { asStored } from '../store/stored.ts';

/**
 * Counts that the oldest unheard text of a phone could not be played; after the fifth time it is set aside as failed, with the
 * reason, and keeps nobody from being heard. What is no fault of the text, as an outage or a missing setting, does not count.
 */
export async function countFailure({ store }: Services, phone: string, error: unknown): Promise<void> {
  if (error instanceof ConfigurationError || isPassing(error)) return;
  // Read without its schema: that it does not fit may be what is wrong with it.
  const [oldest] = await store.findVersioned(asStored(unheardTexts([phone], 1)));
  if (!oldest) return;
  const change = deadLetter(Number(oldest.value.attempts) || 0, errorFields(error).error);
  await unlessOvertaken(oldest.update(change));
  if (change.settled) log.error('A text was set aside that could not be played', { text: oldest.ref.id }, error);
}

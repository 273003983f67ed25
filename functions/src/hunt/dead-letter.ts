import { deadLetter, unsettledInboundTexts } from '@streetlore/domain/sms';
import { ConfigurationError } from '../base/config.ts';
import { errorFields, log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { isTransient, nullIfConflict } from '../store/conflict.ts';
import { asStored } from '../store/stored.ts';

/**
 * Counts a failed attempt to play a phone's oldest unsettled text. After the fifth attempt the text
 * is set aside as failed, with the reason, so that later texts can be played. Faults that do not
 * come from the text do not count, for example an outage or a missing setting.
 */
export async function countFailure({ store }: Services, phone: string, error: unknown): Promise<void> {
  if (error instanceof ConfigurationError || isTransient(error)) return;
  // Read without the schema: perhaps the text cannot be played because it does not fit its schema.
  const [oldest] = await store.findVersioned(asStored(unsettledInboundTexts([phone], 1)));
  if (!oldest) return;
  const change = deadLetter(Number(oldest.value.attempts) || 0, errorFields(error).error);
  await nullIfConflict(oldest.update(change));
  if (change.settled) log.error('A text was set aside that could not be played', { text: oldest.ref.id }, error);
}

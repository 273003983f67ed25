import { figuresWithText } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import type { Budget } from '../outbox/budget.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { countMoved } from '../platform/ask-for-counts.ts';
import { countFailure } from './dead-letter.ts';
import { type ArrivingText, type PlayServices, processTexts } from './process-texts.ts';

/**
 * Plays a phone's inbound texts, sends the replies and counts a text that could not be played.
 * @param arriving a text of the phone that is still being stored
 * @returns how many texts were settled
 * @throws when a text could not be played; the failed attempt has been counted by then
 */
export async function hearTexts(
  services: Sending & PlayServices,
  phone: string,
  budget: Budget,
  arriving: ArrivingText = null,
): Promise<number> {
  try {
    return await processTexts(
      services,
      phone,
      canSend(services) ? ({ phones, ...said }) => sendNow(services, phones, { budget, ...said }) : null,
      arriving,
    );
  } catch (error) {
    // Playing may have failed before the text was stored. A text that was never stored is not
    // counted.
    const [stored] = await Promise.allSettled([arriving]);
    if (stored.status === 'fulfilled') {
      // The commit that plays a text counts it. This text may never be played.
      if (stored.value) await countMoved(services, figuresWithText(stored.value.value));
      await countFailure(services, phone, error);
    }
    throw error;
  }
}

/**
 * False while the settings for sending are missing or malformed. Texts are played all the same.
 * Their replies stay queued and nobody claims them.
 */
function canSend(services: Sending): boolean {
  try {
    return services.texting !== undefined;
  } catch (error) {
    log.error('Replies stay in the outbox', {}, error);
    return false;
  }
}

import { log } from '../base/log.ts';
import type { Budget } from '../outbox/budget.ts';
import { countTexts } from '../outbox/count-texts.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { countFailure } from './dead-letter.ts';
import { type ArrivingText, type PlayServices, processTexts } from './process-texts.ts';

/**
 * Plays what a phone has texted, sends what is said in reply, and has it all counted.
 * @param arriving a text of the phone that is being stored meanwhile
 * @returns how many texts were settled
 * @throws when a text could not be played; it has been counted then
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
    // Reading may have failed before the text was stored; one that could not be stored is no text that could not be played.
    const isThere = await Promise.resolve(arriving).then(
      () => true,
      () => false,
    );
    if (isThere) {
      await countTexts(services, [phone]);
      await countFailure(services, phone, error);
    }
    throw error;
  }
}

/** While texts cannot be sent they are played all the same, and nobody claims the replies. */
function canSend(services: Sending): boolean {
  try {
    return services.texting !== undefined;
  } catch (error) {
    log.error('Replies stay in the outbox', {}, error);
    return false;
  }
}

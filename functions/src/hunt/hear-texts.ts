import { log } from '../platform/log.ts';
import type { Budget } from '../texting/budget.ts';
import { countTexts } from '../texting/count-texts.ts';
import type { Sending } from '../texting/send.ts';
import { sendNow } from '../texting/send-now.ts';
import { countFailure } from './dead-letter.ts';
import { type Arriving, type Playing, processTexts } from './process-texts.ts';

/**
 * Plays what a phone has texted, sends what is said in reply, and has it all counted.
 * @param arriving a text of the phone that is being stored meanwhile
 * @returns how many texts were settled
 * @throws when a text could not be played; it has been counted then
 */
export async function hearTexts(
  services: Sending & Playing,
  phone: string,
  budget: Budget,
  arriving: Arriving = null,
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

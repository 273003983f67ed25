import { goesFirst, type SmsMessage } from '@streetlore/domain/sms';
import { log } from '../base/log.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type Budget, budgetOf } from './budget.ts';
import { drainOutbox, type Sending, sendClaimed } from './send.ts';

type Given = {
  /** How long the caller may wait. */
  budget?: Budget;
  /**
   * Texts that this process claimed when it wrote them. Each is the oldest unsettled text to its phone, or is
   * urgent (`goesFirst`).
   */
  claimed?: readonly FoundDocument<SmsMessage>[];
};

/**
 * Sends committed texts: to all phones at once, and to each phone in order. It never fails. The retry queue
 * or the sweep sends what Twilio does not take now.
 */
export async function sendNow(
  services: Sending,
  phones: Iterable<string>,
  { budget = budgetOf(), claimed = [] }: Given = {},
): Promise<void> {
  const sendTo = async (phone: string) => {
    try {
      const mine = claimed.filter(({ value }) => value.phone_number === phone);
      const [urgent, others] = [mine.filter(isUrgent), mine.filter((text) => !isUrgent(text))];
      for (const text of [...urgent, ...others]) await sendClaimed(services, text, budget);
      await drainOutbox(services, phone, budget);
    } catch (error) {
      log.error('Texts were left to the sweep', {}, error);
    }
  };
  await Promise.all([...new Set(phones)].map(sendTo));
}

const isUrgent = ({ value }: FoundDocument<SmsMessage>) => goesFirst(value);

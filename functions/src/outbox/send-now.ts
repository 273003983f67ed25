import type { SmsMessage } from '@streetlore/domain/sms';
import type { FiguresKey } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import { countMoved } from '../counting/count-moved.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type Budget, budgetOf } from './budget.ts';
import { countTexts } from './count-texts.ts';
import { drainOutbox, type Sending, sendClaimed } from './send.ts';

type Given = {
  /** How long whoever asks may wait. */
  budget?: Budget;
  /** Texts that this process has claimed when it wrote them, the oldest unsettled ones of their phones. */
  claimed?: readonly FoundDocument<SmsMessage>[];
  /** Phones whose own texts the commit has settled. */
  heard?: readonly string[];
  /** Figures that the commit has moved besides those of its texts. */
  moved?: readonly FiguresKey[];
};

/**
 * Sends what was just committed, phones side by side and each phone in order, and has it counted. Never fails: the texts are
 * in the outbox by now, and what is not sent here, because Twilio is slow or not even configured, the retry queue or the
 * sweep sends.
 */
export async function sendNow(
  services: Sending,
  phones: Iterable<string>,
  { budget = budgetOf(), claimed = [], heard = [], moved = [] }: Given = {},
): Promise<void> {
  const sendTo = async (phone: string) => {
    try {
      const mine = claimed.find(({ value }) => value.phone_number === phone);
      if (mine) await sendClaimed(services, mine, budget);
      await drainOutbox(services, phone, budget);
    } catch (error) {
      log.error('Texts were left to the sweep', {}, error);
    }
  };
  const told = [...new Set(phones)];
  await Promise.all(told.map(sendTo));
  const known = [...told, ...heard];
  if (known.length > 0) await countTexts(services, known, moved);
  else await countMoved(services, moved);
}

import { parseText } from '../commands/commands.ts';
import type { HuntStep } from '../hunt/text-to-hunt.ts';
import { type AskedOpinion, newOpinion } from '../sms/opinion.ts';

/** The longest text that is worth a question: three segments. A longer one is a story or a machine's. */
const MAX_LENGTH = 480;

/** Whether a text has words that a second opinion can be about: not a number alone, nor emoji. */
export const isWorthAsking = (text: string): boolean =>
  text.length <= MAX_LENGTH && (text.match(/\p{L}/gu) ?? []).length >= 2;

/**
 * The second opinion that a text needs. It needs one if no rule placed it, if it counted as a wrong
 * guess, or if we held it back because the hunt had just moved on. Null for any other text.
 */
export function opinionNeeded(text: string, { state, messages, events }: HuntStep, at: Date): AskedOpinion | null {
  const has = (type: 'wrong' | 'talked') => events.some((event) => event.type === type);
  const counted = has('wrong');
  const isHeld = messages.some(({ message }) => message.kind === 'crossed') && parseText(text).type === 'answer';
  if ((!counted && !has('talked') && !isHeld) || !isWorthAsking(text)) return null;
  const { phase, stop_number } = state;
  return newOpinion(counted, { phase, stop_number }, at);
}

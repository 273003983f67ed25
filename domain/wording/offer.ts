import type { RewardKind } from './reward-kinds.ts';

/** What stands beside a reward with alcohol wherever it is offered. */
export const AGE_LINE = '18+, bring ID.';

/** The offer as a sentence: a partner may have typed it without a full stop. A drink with alcohol names the age. */
export function offerSentence(offer: string, kind?: RewardKind | null): string {
  const typed = offer.trim();
  const sentence = /[.!?]$/.test(typed) ? typed : `${typed}.`;
  return kind === 'alcohol' ? `${sentence} ${AGE_LINE}` : sentence;
}

/** Words that give a reason to drink fast, or to drink much. */
const hurry =
  /\b(?:2|two|3|three|buy one get one|bogof)[ -](?:for|4)[ -]\S+|\b(?:before|until|till|within|first) (?:\d|noon|midnight)|\b(?:happy hours?|bottomless|unlimited|all you can|as much|shots?|doubles?|jugs?|pitchers?|down (?:it|in one)|race|fast(?:er|est)?|quick(?:ly)?|hurry|last orders)\b/i;

/** Whether an offer's words give a reason to drink fast or much. Such an offer of alcohol is refused. */
export const urgesToDrink = (offer: string): boolean => hurry.test(offer);

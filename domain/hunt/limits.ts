import { gameCommands } from '../commands/commands.ts';
import { isCarrierKeyword, keywordOf } from '../sms/keywords.ts';
import { countSegments } from '../sms/segments.ts';

/**
 * Longest texts the editors accept, in GSM-7 characters (one of `[ ] { } ^ ~ | \ €` counts as two). With them every
 * message of a hunt fits into two segments, 306 characters, at two-digit stop numbers: a segment costs money. They bind whenever
 * a tour or a partner is saved, which functions alone do; what an applicant types may be longer until an admin has edited it.
 */
export const textLimits = {
  tour: { name: 60 },
  stop: { location_name: 50, clue: 150, question: 70, hint: 150, answer: 60 },
  partner: { name: 40, address: 60, offer: 88 },
} as const;

/** Most stops of a tour. */
export const MAX_STOPS = 99;

/** Most answers that a stop accepts beside its own. */
export const MAX_ACCEPTED = 20;

/** The characters that GSM-7 has no place for. */
function strangers(text: string): string {
  return [...new Set(text)].filter((character) => countSegments(character).encoding !== 'GSM-7').join(' ');
}

/** Characters a text takes up in GSM-7, where those of the extension table need two. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, character) => sum + ('[]{}^~|\\€'.includes(character) ? 2 : 1), 0);
}

/**
 * What keeps a text from being sent as it is: `null` when it fits. Used for every text that ends up in a message.
 * @param name how the message calls it, such as `The clue`
 */
export function textFault(name: string, text: string, limit: number): string | null {
  const strange = strangers(text);
  if (strange) return `${name} has characters that double the price of a text: ${strange}`;
  const length = gsmLength(text);
  return length > limit ? `${name} is too long: ${length} of ${limit} characters` : null;
}

/**
 * Why a word cannot be an answer; `null` when it can. A carrier's keyword never reaches the game, and a command of the game is never
 * taken for an answer. Answers are received, not sent: any script will do.
 */
export function answerFault(answer: string): string | null {
  const word = keywordOf(answer);
  if (isCarrierKeyword(word)) return `'${answer.trim()}' cannot be an answer: phone networks act on ${word} themselves`;
  if (gameCommands.some((command) => command === word))
    return `'${answer.trim()}' cannot be an answer: ${word} is a command of the game`;
  if (answer.length > textLimits.stop.answer)
    return `The answer is too long: at most ${textLimits.stop.answer} characters`;
  return null;
}

import { gameCommands } from '../commands/commands.ts';
import { isCarrierKeyword, keywordOf } from '../sms/keywords.ts';
import { countSegments } from '../sms/segments.ts';

/**
 * The longest texts that the editors accept, in GSM-7 characters (each of `[ ] { } ^ ~ | \ €`
 * counts as two). With these limits every message of a hunt fits into two segments, 306 characters.
 * Functions check them when a tour or partner is saved; an application may be longer until then.
 */
export const lengthLimits = {
  tour: { name: 60, closed_day: 100 },
  stop: {
    location_name: 50,
    clue: 150,
    question: 70,
    hint: 150,
    directions: 150,
    backup_question: 150,
    answer: 60,
    look: 70,
    fact: 120,
  },
  partner: { name: 40, address: 60, offer: 73 },
} as const;

export const MAX_STOPS = 99;

/** The most answers that a stop accepts beside its own. */
export const MAX_ACCEPTED = 20;

function charactersOutsideGsm(text: string): string {
  return [...new Set(text)].filter((character) => countSegments(character).encoding !== 'GSM-7').join(' ');
}

/** The characters that a text takes up in GSM-7. Characters of the extension table take two. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, character) => sum + ('[]{}^~|\\€'.includes(character) ? 2 : 1), 0);
}

/**
 * Why a text cannot be sent as it is; `null` when it can. Every text that ends up in a message is
 * checked here.
 * @param name the start of the reason, such as `The clue`
 */
export function textFault(name: string, text: string, limit: number): string | null {
  const costly = charactersOutsideGsm(text);
  if (costly) return `${name} has characters that double the price of a text: ${costly}`;
  const length = gsmLength(text);
  return length > limit ? `${name} is too long: ${length} of ${limit} characters` : null;
}

/**
 * Why a word cannot be an answer; `null` when it can. Carriers keep their keywords, and the game
 * reads its commands. Players send answers and we do not: any script will do.
 */
export function answerFault(answer: string): string | null {
  const word = keywordOf(answer);
  if (isCarrierKeyword(word)) return `'${answer.trim()}' cannot be an answer: phone networks act on ${word} themselves`;
  if (gameCommands.some((command) => command === word))
    return `'${answer.trim()}' cannot be an answer: ${word} is a command of the game`;
  if (answer.length > lengthLimits.stop.answer)
    return `The answer is too long: at most ${lengthLimits.stop.answer} characters`;
  return null;
}

import { gameCommands } from '../hunt/commands.ts';
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
export const MOST_ACCEPTED = 20;

/** A stop as the editor holds it. */
export type StopTexts = {
  location_name: string;
  clue: string;
  question: string | null;
  hint: string | null;
  answer: string;
  accepted_answers: readonly string[];
};

export type StopFault = { field: keyof StopTexts; message: string };

const labels = {
  location_name: 'The location name',
  clue: 'The clue',
  question: 'The question',
  hint: 'The hint',
  answer: 'The answer',
} as const;

/** The longest of the characters GSM-7 has no place for, for a message that names them. */
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
 * What is wrong with a stop's texts, beside fields that are missing. A carrier's keyword never reaches the game, and a
 * command of the game is never taken for an answer, so neither can be one.
 */
export function stopFaults(stop: StopTexts): StopFault[] {
  const faults: StopFault[] = [];
  for (const field of ['location_name', 'clue', 'question', 'hint'] as const) {
    const message = textFault(labels[field], stop[field] ?? '', textLimits.stop[field]);
    if (message) faults.push({ field, message });
  }
  for (const [index, answer] of [stop.answer, ...stop.accepted_answers].entries()) {
    const message = answerFault(answer);
    if (message) faults.push({ field: index === 0 ? 'answer' : 'accepted_answers', message });
  }
  return faults;
}

/** Why a word cannot be an answer; `null` when it can. Answers are received, not sent: any script will do. */
export function answerFault(answer: string): string | null {
  const word = keywordOf(answer);
  if (isCarrierKeyword(word)) return `'${answer.trim()}' cannot be an answer: phone networks act on ${word} themselves`;
  if (gameCommands.some((command) => command === word))
    return `'${answer.trim()}' cannot be an answer: ${word} is a command of the game`;
  if (answer.length > textLimits.stop.answer)
    return `${labels.answer} is too long: at most ${textLimits.stop.answer} characters`;
  return null;
}

import { type AnsweredKeyword, isOptInKeyword, isOptOutKeyword, keywordOf } from '../sms/keywords.ts';
import { withoutSignature } from '../sms/signature.ts';
import type { Aside } from './classify.ts';
import { isMachineText } from './machine-texts.ts';

/**
 * The words that players text to play, in the order of their buttons. `commandTable`
 * (domain/hunt/command-table.ts) says what each does.
 */
export const gameCommands = [
  'START',
  'HINT',
  'LOST',
  'CLAIMED',
  'CONTINUE',
  'SKIP',
  'GONE',
  'STATUS',
  'HELP',
  'RESEND',
  'LOOK',
  'PAUSE',
  'RESUME',
  'PERSON',
  'FINISH',
  'LINK',
  'MOVE',
  'SWITCH',
] as const;
export type GameCommand = (typeof gameCommands)[number];

/** What a text means, whatever its hunt. */
export type TextMeaning =
  | { type: 'command'; command: GameCommand }
  | { type: 'opt_out' }
  | { type: 'opt_in' }
  | { type: 'empty' }
  /** A reaction, or another text that a phone sends by itself. */
  | { type: 'machine' }
  /** Somebody may be in danger: see `dangerIn`. */
  | { type: 'danger' }
  | Aside
  /** Nothing that we know: no guess, no command, no plea. */
  | { type: 'talk' }
  | { type: 'answer'; answer: string }
  /** An answer to the look of the hunt's stop. */
  | { type: 'look'; answer: string };

/**
 * A text without capitals, outer spaces and punctuation. It also loses what phones add: curly
 * apostrophes, a signature.
 */
export function canonical(text: string): string {
  const plain = withoutSignature(text).normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  return plain.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || plain;
}

/**
 * Reads an inbound text. The first rule that applies decides:
 * 1. Twilio read STOP or HELP (`optOutType`). Operators may add such keywords at Twilio, so
 * Twilio's reading beats our lists of words.
 * 2. A command of the game. BONUS is another word for LOOK. START and HELP are carrier keywords
 * too, but the game comes first.
 * 3. Twilio read START: an opt-in.
 * 4. A carrier keyword. INFO is the carriers' other word for HELP.
 * 5. A machine sent the text.
 * 6. The text may be an answer. `classify` tells what else it may be.
 */
export function parseText(
  text: string,
  optOutType: AnsweredKeyword | null = null,
): Exclude<TextMeaning, Aside | { type: 'danger' | 'talk' | 'look' }> {
  const plain = canonical(text);
  const word = keywordOf(text);
  if (optOutType === 'STOP') return { type: 'opt_out' };
  if (optOutType === 'HELP') return { type: 'command', command: 'HELP' };
  if (plain === '') return { type: 'empty' };
  const command = word === 'BONUS' ? 'LOOK' : gameCommands.find((one) => one === word);
  if (command) return { type: 'command', command };
  if (optOutType === 'START') return { type: 'opt_in' };
  if (word === 'INFO') return { type: 'command', command: 'HELP' };
  if (isOptOutKeyword(text)) return { type: 'opt_out' };
  if (isOptInKeyword(text)) return { type: 'opt_in' };
  if (isMachineText(text)) return { type: 'machine' };
  return { type: 'answer', answer: plain };
}

/**
 * Whether Twilio has already answered a text itself, so that the game sends no reply. A keyword
 * that is also a command, such as START, still takes effect.
 */
export function isAnsweredByTwilio(meaning: TextMeaning, optOutType: AnsweredKeyword | null): boolean {
  return optOutType !== null && (meaning.type !== 'command' || meaning.command === 'HELP');
}

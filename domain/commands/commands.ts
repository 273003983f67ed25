import { type AnsweredKeyword, isOptInKeyword, isOptOutKeyword, keywordOf } from '../sms/keywords.ts';
import { withoutSignature } from '../sms/signature.ts';
import { isNoise } from './noise.ts';

export const gameCommands = [
  'START',
  'HINT',
  'CLAIMED',
  'CONTINUE',
  'SKIP',
  'STATUS',
  'HELP',
  'RESEND',
  'FINISH',
  'SWITCH',
] as const;
export type GameCommand = (typeof gameCommands)[number];

type About = {
  /**
   * The word became a command after tours had been written. A stop with the word as an answer keeps
   * it as an answer.
   */
  readonly isYoung: boolean;
  /**
   * Whether the tour tester has a button for the command: seven commands have one, the others are
   * typed.
   */
  readonly isTested: boolean;
};
/**
 * The facts about each command. A new command does not compile without an entry here.
 * docs/twilio.md names it too, and a test compares the two.
 */
const about: Readonly<Record<GameCommand, About>> = {
  START: { isYoung: false, isTested: true },
  HINT: { isYoung: false, isTested: true },
  CLAIMED: { isYoung: false, isTested: true },
  CONTINUE: { isYoung: false, isTested: true },
  SKIP: { isYoung: false, isTested: true },
  STATUS: { isYoung: false, isTested: true },
  HELP: { isYoung: false, isTested: true },
  RESEND: { isYoung: false, isTested: false },
  FINISH: { isYoung: true, isTested: false },
  SWITCH: { isYoung: true, isTested: false },
};
export const isYoungCommand = (command: GameCommand): boolean => about[command].isYoung;
export const testedCommands = gameCommands.filter((command) => about[command].isTested);

/** A text as the hunt understands it. */
export type TextMeaning =
  | { type: 'command'; command: GameCommand }
  | { type: 'opt_out' }
  | { type: 'opt_in' }
  | { type: 'empty' }
  /** Not meant for us: a reaction, or a text that a phone sends by itself. */
  | { type: 'noise' }
  /** Asks for a refund, a person or help. */
  | { type: 'plea' }
  | { type: 'answer'; answer: string };

/**
 * A text as it is written, except for case, outer spaces and punctuation, and what phones add: a
 * second space, a curly apostrophe, a signature.
 */
export function canonical(text: string): string {
  const plain = withoutSignature(text).normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  return plain.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || plain;
}

/**
 * Reads an inbound text. The first rule that applies decides:
 * 1. Twilio read the text as STOP or HELP (`optOutType`). An operator may have added such keywords
 *    at Twilio, so this beats the words.
 * 2. The text is a command of the game. START and HELP are carrier keywords too, but the game comes
 *    first.
 * 3. Twilio read the text as START: an opt-in.
 * 4. The text is a carrier keyword. INFO is the carriers' other word for HELP.
 * 5. The text is noise.
 * 6. Any other text is an answer.
 */
export function understand(text: string, optOutType: AnsweredKeyword | null = null): TextMeaning {
  const plain = canonical(text);
  const word = keywordOf(text);
  if (optOutType === 'STOP') return { type: 'opt_out' };
  if (optOutType === 'HELP') return { type: 'command', command: 'HELP' };
  if (plain === '') return { type: 'empty' };
  const command = gameCommands.find((known) => known === word);
  if (command) return { type: 'command', command };
  if (optOutType === 'START') return { type: 'opt_in' };
  if (word === 'INFO') return { type: 'command', command: 'HELP' };
  if (isOptOutKeyword(text)) return { type: 'opt_out' };
  if (isOptInKeyword(text)) return { type: 'opt_in' };
  if (isNoise(text)) return { type: 'noise' };
  return { type: 'answer', answer: plain };
}

/**
 * Whether Twilio has already answered a text itself, as it does for its own keywords, so that the
 * game sends no reply. A keyword that is also a command of the game, such as START, still takes
 * effect.
 */
export function isAnswered(said: TextMeaning, optOutType: AnsweredKeyword | null): boolean {
  return optOutType !== null && (said.type !== 'command' || said.command === 'HELP');
}

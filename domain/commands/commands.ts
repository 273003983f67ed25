import { isOptInKeyword, isOptOutKeyword, keywordOf, type OptOutType } from '../sms/keywords.ts';
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
  /** It became a command after tours had been written: a stop that has it for an answer keeps it. */
  readonly isYoung: boolean;
  /** Whether the tour tester has a button for it: seven have one, the others are typed. */
  readonly isTested: boolean;
};
/** What holds of each command. A new one does not compile until it stands here; docs/twilio.md names it too, which a test compares. */
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
  /** Meant for nobody: a reaction, what a phone says by itself. */
  | { type: 'noise' }
  /** Asks for money back, a person or help. */
  | { type: 'plea' }
  | { type: 'answer'; answer: string };

/**
 * An answer as it is written, but for case, outer spaces and what phones put in by themselves: a full stop at the end, a second
 * space, a curly apostrophe, a signature below.
 */
export function canonical(text: string): string {
  const plain = withoutSignature(text).normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  return plain.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || plain;
}

/**
 * Reads an inbound text. Carrier keywords win over everything but START and HELP, which the game shares with the
 * carriers; INFO is the carriers' other word for HELP. What Twilio took the text for wins over its words: they may be keywords
 * that an operator has added there.
 */
export function understand(text: string, optOutType: OptOutType | null = null): TextMeaning {
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
 * Whether Twilio has already answered a text itself, as it does for its own keywords, so that the game adds no reply. A keyword that
 * is a command of the game too, such as START, still takes effect.
 */
export function isAnswered(said: TextMeaning, optOutType: OptOutType | null): boolean {
  return optOutType !== null && (said.type !== 'command' || said.command === 'HELP');
}

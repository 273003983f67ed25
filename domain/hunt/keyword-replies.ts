import { commandTable } from './command-table.ts';

/**
 * What Twilio replies to HELP: how to play. The game says the same where Twilio does not reply. The
 * words in docs/twilio.md, which operators copy to Twilio, must be these.
 */
export function helpText(): string {
  const [start, ...others] = Object.values(commandTable).flatMap(({ help }) => help ?? []);
  return `${start}. Text your answers. ${[...others, 'STOP opts out'].join(', ')}.`;
}

/** What Twilio replies to START, and the game to any other opt-in. */
export const optedInText = 'You are on the list: our texts reach this phone. Reply RESEND for the last one.';

import { type Ask, askIn, classify } from '../commands/classify.ts';
import type { GameCommand } from '../commands/commands.ts';
import type { HuntState } from './state.ts';

/**
 * The commands that plain words can ask for, by where the hunt stands. If two match equally well, the first
 * wins. HELP is missing where the common reply already helps.
 */
const asked = {
  ready: ['START', 'LOST', 'MOVE', 'LINK', 'FINISH', 'STATUS', 'RESEND', 'HELP'],
  puzzle: ['HINT', 'SKIP', 'RESEND', 'STATUS', 'LOST', 'PAUSE', 'FINISH', 'LINK', 'MOVE', 'HELP', 'BACK'],
  reward: ['CLAIMED', 'CONTINUE', 'PAUSE', 'FINISH', 'LOST', 'LINK', 'MOVE', 'STATUS', 'RESEND'],
  paused: ['RESUME', 'STATUS', 'LOST', 'FINISH', 'LINK', 'MOVE'],
  completed: ['STATUS', 'LINK', 'RESEND', 'HELP'],
  stopped: [],
} as const satisfies Record<HuntState['phase'] | 'paused', readonly Ask[]>;

/** Whether a text at a reward says that its partner is shut. */
export function isShut(text: string): boolean {
  const aside = classify(text);
  return aside?.type === 'plea' && aside.about === 'gone';
}

/** Whether a player who has not started wants to cancel the hunt. */
export const asksToCancel = (text: string): boolean => /cancel/i.test(text) || askIn(text, ['FINISH']) !== null;

/** The command that plain words stand for. At a puzzle the caller first asks whether they are an answer. */
export function plainCommand(text: string, { phase, paused }: Pick<HuntState, 'phase' | 'paused'>): GameCommand | null {
  if (/^\s*\?+\s*$/.test(text)) return 'HELP';
  const place = paused && phase !== 'completed' && phase !== 'stopped' ? 'paused' : phase;
  const ask: Ask | null = askIn(text, asked[place]);
  if (ask === null) return place === 'reward' && isShut(text) ? 'CONTINUE' : null;
  if (ask === 'FINISH' && place === 'ready') return 'LINK';
  // 'We are here but the wall has gone' is a plea.
  if (ask === 'BACK') return isShut(text) ? null : 'RESEND';
  return ask;
}

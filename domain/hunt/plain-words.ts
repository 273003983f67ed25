import type { GameCommand } from '../commands/commands.ts';
import type { HuntState } from './state.ts';

/** Ways to say START, in a hunt that waits for START only. */
const begins =
  /^(?:(?:please )?start(?: (?:please|now|it|us|(?:the |our )?(?:hunt|tour|game|walk)))*|begin(?: please| now)?|go|let'?s (?:go|start|begin)|(?:all )?(?:set|ready)(?: (?:to (?:go|start|begin)|now|when you are))?|(?:we(?:'re| are)|i(?:'m| am)|were|im) (?:here|ready|outside|at the start)(?:,? (?:and )?(?:here|ready|outside))?(?: to (?:go|start))?)$/;

/** Ways to say that the players fetched their reward. */
const fetched =
  /^(?:claim(?:d|ed)?(?: (?:it|them|ours|please))?|(?:we(?:'ve| have)? |i(?:'ve| have)? )?(?:got|had|claimed) (?:it|them|ours|mine))$/;

/** Ways to go on without a reward that nobody wants. */
const leftOut =
  /^(?:next(?: (?:one|stop|clue|please))*|skip (?:the |this )?reward|continue please|(?:let'?s )?(?:carry|go|move) on(?: please)?|moving on|onwards?|proceed|no(?:,? thanks?(?: you)?| reward)|(?:we |i )?(?:don'?t|dont|do not) (?:want|need|fancy|like|drink|eat) .{1,30}|not (?:hungry|thirsty|for us))$/;

/** Ways to say that the partner was shut. */
const shut =
  /^(?:(?:(?:it(?:'s| is)|its|they(?:'re| are)|theyre|(?:the )?(?:shop|bar|cafe|pub|place|door|partner)(?:'s| is| was)) )?(?:all )?(?:shut|closed)(?: (?:today|now|already))?)$/;

const words = (text: string) =>
  (text.trim().split('\n')[0] ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}', ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text at a reward says that its partner is shut. */
export const isShut = (text: string): boolean => shut.test(words(text));

/**
 * The command that plain words stand for in a hunt that waits for START, or for the end of a
 * reward. At a puzzle every word may be the answer. Lines that a phone adds below ('Sent from my
 * iPhone') do not count.
 */
export function plainCommand(text: string, { phase }: Pick<HuntState, 'phase'>): GameCommand | null {
  const plain = words(text);
  if (phase === 'ready') return begins.test(plain) ? 'START' : null;
  if (phase !== 'reward') return null;
  if (fetched.test(plain)) return 'CLAIMED';
  return leftOut.test(plain) || shut.test(plain) ? 'CONTINUE' : null;
}

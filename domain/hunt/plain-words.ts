import { type GameCommand, gameCommands } from '../commands/commands.ts';
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

/** Ways to ask for a command at a puzzle. A stop that accepts such words gets them as an answer. */
const atPuzzle: Partial<Record<GameCommand, RegExp>> = {
  HELP: /^(?:\?+|need a hand|(?:we|i) need a hand|commands?|menu|options|instructions|rules|(?:instructions|commands|rules|options|menu) please|what are the (?:rules|instructions)|how (?:does|do) (?:this|it|i|we|you)(?: game| hunt| thing)? (?:work|play|do this|do it)|what (?:do|can|should) (?:i|we) (?:do|text|type|send|reply)(?: now| here)?|what now|now what|what next|how to play|what are the (?:commands|rules|options))$/,
  HINT: /^(?:(?:(?:can|could|may) (?:we|i|you) (?:have|get|give us|give me|send us|send)|give (?:us|me)|send (?:us|me)|need|we need|i need|we want|i want|want|wed like|id like|may we have|any|another|one|get|use|take|try)? ?(?:the |a |an |another |some |one |your |our |next )*(?:hints?|clues?|tips?|pointers?)(?: (?:please|plz|pls|then|now|thanks|for (?:this|us|me)|for this one))*|stuck|help us with (?:this|this one)|(?:hint|clue) me|hit me with (?:a|the) hint|go on (?:then )?hint|hint hint|more clues?|extra clue|hint (?:time|me|it|needed)|ok hint|(?=.*\b(?:hints?|clues?|tips?)\b)(?:(?:hints?|clues?|tips?|a|an|any|another|some|small|little|tiny|quick|big|one|more|we|i|us|me|would|could|can|like|love|have|get|need|want|give|gimme|please|pls|plz|for|this|now|ok|d|to|your|with|out|help|really|next|new|another|the|send|text)(?: |$))+)$/,
  SKIP: /^(?:pass(?: please| on this| on this one)?|next(?: (?:one|stop|wall|please|clue|puzzle|question))*|skip(?: (?:it|this|that|the|one|stop|please|question|clue|wall|puzzle|now|pls|plz|for now))*|(?:can|could|may) (?:we|i) (?:skip|pass|miss)(?: (?:it|this|that|the|one|stop|please|question|clue|wall|puzzle|out))*|(?:we(?:'ll| will| want to| would like to|'d like to)?|i(?:'ll| will| want to|'d like to)?|let's|lets|please) (?:skip|pass)(?: (?:it|this|that|the|one|stop|please|question|clue|wall|puzzle))*|(?:let's |lets )?move on(?: please)?|jump (?:it|this|this one)|(?:can|could|may|let'?s|lets) ?(?:we|i|us)? (?:go|move) (?:on )?(?:to )?(?:the )?next(?: (?:one|stop|wall|clue))?(?: please)?|(?:move|go) (?:on )?to (?:the )?next(?: (?:one|stop|wall|clue))?(?: please)?|(?:we|i)(?:'ll| will)? pass on (?:that|this|it)(?: one)?)$/,
  STATUS:
    /^(?:(?:what(?:'s| is| are)|whats|show|check|tell us|tell me) (?:our|my|the)? ?(?:score|points|time|progress|status|position|total)(?: so far| now| please)?|(?:our |my )?(?:scores?|points|progress)(?: so far| please)?|where are we(?: now| up to| at)?|how (?:are we (?:doing|getting on|going)(?: so far)?|many points.*|many (?:stops |walls |more |clues )?(?:are )?(?:left|to go|more|remaining)(?: .*)?|much (?:longer|is left|more)|far (?:along|through|have we got).*|(?:am i|did we|do we) (?:doing|do).*)|are we (?:nearly|almost) (?:done|there|finished)|which stop(?: are we (?:on|at)| is this)?|what stop(?: are we (?:on|at)| is this)?|what (?:stop|number) are we on|are we winning|who(?:'s| is) winning|how many (?:.* )?(?:done|left|to go|total|remaining|so far|solved|stops|walls)(?: .*)?|how long have we (?:taken|been|played|got).*|how long (?:left|to go|have we got|do we have)|time left|what(?:'s|s| is) (?:left|remaining|our time)|how much time.*)$/,
  RESEND:
    /^(?:(?:say|send|repeat|show|text|resend|tell)(?: (?:it|that|this|us|me|the|last|clue|question|text|message|puzzle|riddle|again|please|to|once more))*|again(?: please)?|repeat|once more|one more time|pardon|(?:come|run that by us) again|what was (?:the|that)(?: last)? (?:clue|question|text|message|puzzle|riddle|again)(?: again)?|(?:can|could) you (?:repeat|resend|send|say)(?: (?:it|that|this|the|last|clue|question|text|message|puzzle|again|please))*|(?:we |i )?(?:lost|deleted|missed|did ?n'?o?t get|have ?n'?o?t got)(?: (?:the|that|a|your|last|our|it|any))*(?: (?:text|message|clue|question|puzzle))?|what(?:'s| is|s) the (?:clue|question|puzzle|riddle)(?: again)?|what did you say|(?:the )?(?:clue|question|text|message|riddle) again(?: (?:please|pls|plz))?|(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:repeat|resend|re-?read|read) (?:it|that|this|the (?:clue|question|text|riddle|puzzle))(?: again)?(?: (?:please|pls|plz))?|(?:(?:we(?:'re| are)|were|i(?:'m| am)|im) )?(?:all )?(?:ready|here|back from .{1,20}|at the (?:wall|stop|place|spot))(?: (?:now|again|to go))?|(?:let'?s|lets) (?:go+|start|begin|continue|do this|carry on)(?: (?:now|please|then))?|begin|go+|continue please|(?:carry|keep) (?:on|going)(?: please)?)$/,
  PAUSE:
    /^(?:(?:can we |could we |please |let's |lets |we want |we need |we want to |we need to |we'd like to |need to |want to |we(?:'re| are) |were )?(?:have |take |taking |having |need |going for |stopping for |stop for |going to )?(?:a |some |our )*(?:quick |short |little |tea |coffee |lunch |toilet |loo |beer |drinks? |pub |dinner )*(?:pause|break|breather|time ?out)(?: (?:please|now|the|game|hunt|clock|here|it|time|for|us|a|bit|lunch|coffee|tea|dinner|food|drinks?|an|hour|minutes?|mins?|10|15|20|30|ten|twenty|thirty|half))*|tak(?:e|ing) (?:five|ten)|we need to (?:stop|break|rest|sit down)(?: for)?(?: .{1,30})?|(?:it's |its )?time for (?:a |an |our |some )?(?:\w+ )?(?:break|lunch|coffee|drink|pint|beer)|stop the clock(?: please)?|pause(?: .{1,30})?|(?:we(?:'re| are) )?(?:stopping|pausing) for (?:lunch|coffee|food|dinner|a drink|a bit|tea|a beer|today)(?: .{1,20})?|we(?:'ll| will) (?:continue|carry on|go on|finish|come back) (?:tomorrow|later|after lunch|after coffee)|brb lunch)$/,
};

/** Ways to go on after a pause. */
const goesOn =
  /^(?:(?:ok |okay )?(?:we(?:'re| are) |were |i(?:'m| am) )?(?:back|ready|back again|all back)(?: (?:now|on it|again|to (?:go|play|continue)))*|(?:please |let's |lets |can we )?(?:continue|carry on|go on|unpause|un-?pause|restart|start again|go|start|keep going|play on|end (?:the )?pause|back to (?:it|the hunt|the game)|resume)(?: (?:please|now|the|hunt|game|again|with|clock))*|start the clock(?: again)?|next|break(?:'s| is) over|lunch(?:'s| is) over)$/;

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
 * The command that plain words stand for where the hunt stands. At a puzzle the caller looks first
 * whether the stop accepts the words. Lines that a phone adds below ('Sent from my iPhone') do not
 * count.
 */
export function plainCommand(text: string, state: Pick<HuntState, 'phase' | 'paused'>): GameCommand | null {
  const { phase, paused } = state;
  const plain = words(text);
  if (phase === 'ready') return begins.test(plain) ? 'START' : null;
  if (phase === 'completed' || phase === 'stopped') return null;
  if (paused) return goesOn.test(plain) ? 'RESUME' : null;
  if (phase === 'reward') {
    if (fetched.test(plain)) return 'CLAIMED';
    if (leftOut.test(plain) || shut.test(plain)) return 'CONTINUE';
    return atPuzzle.PAUSE?.test(plain) ? 'PAUSE' : null;
  }
  if (/^\?+$/.test(text.trim())) return 'HELP';
  return gameCommands.find((command) => atPuzzle[command]?.test(plain)) ?? null;
}

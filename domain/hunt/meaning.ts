import { judge, type Verdict } from '../answers/judge.ts';
import { classify, classifyAtPuzzle } from '../commands/classify.ts';
import { canonical, parseText, type TextMeaning } from '../commands/commands.ts';
import { commandTable } from './command-table.ts';
import { plainCommand } from './plain-words.ts';
import type { TextToHunt } from './text-to-hunt.ts';

/**
 * What a text means in this hunt now. The first that applies decides:
 * 1. A keyword, or the word of one of the first commands.
 * 2. An answer that the current stop accepts.
 * 3. The word of a later command.
 * 4. A machine sent the text.
 * 5. Plain words for a command.
 * 6. A plea, an insult or small talk.
 * 7. An answer.
 */
export function meaningInHunt({ state, tour, text, opt_out_type = null }: TextToHunt): TextMeaning {
  const meaning = parseText(text, opt_out_type);
  const isFirst = meaning.type === 'command' && !commandTable[meaning.command].isYoung;
  if (isFirst || meaning.type === 'opt_out' || meaning.type === 'opt_in' || meaning.type === 'empty') return meaning;
  const answer = canonical(text);
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  const verdict: Verdict = tour && stop ? judge(text, stop, tour) : 'wrong';
  if (verdict === 'right') return { type: 'answer', answer };
  if (meaning.type !== 'answer') return meaning;
  const command = plainCommand(text, state);
  if (command) return { type: 'command', command };
  const aside = state.phase === 'puzzle' ? classifyAtPuzzle(text) : classify(text);
  // 'Nearly: check the spelling' helps more than silence.
  return aside && (verdict === 'wrong' || aside.type === 'plea') ? aside : meaning;
}

import { isGuess } from '../answers/guess.ts';
import { isAnswerAsWritten, judge } from '../answers/judge.ts';
import { classify } from '../commands/classify.ts';
import { canonical, parseText, type TextMeaning } from '../commands/commands.ts';
import { dangerIn } from '../danger/danger-in.ts';
import { commandTable } from './command-table.ts';
import { isLateAnswer } from './late-answer.ts';
import { plainCommand } from './plain-words.ts';
import type { TextToHunt } from './text-to-hunt.ts';

/**
 * What a text means in this hunt now. The first that applies decides:
 * 1. A keyword, or the word of one of the first commands.
 * 2. The text as written is an answer that the current stop accepts.
 * 3. Somebody may be in danger.
 * 4. The text gives an answer that the current stop accepts.
 * 5. The word of a later command, or a text that a machine sent.
 * 6. Plain words for a command.
 * 7. An answer that is close.
 * 8. A plea, an insult or small talk.
 * 9. A guess, a late answer to the stop before, or any text where the hunt waits for no answer.
 * 10. Talk.
 */
export function meaningInHunt(input: TextToHunt): TextMeaning {
  const { state, tour, text, opt_out_type = null } = input;
  const meaning = parseText(text, opt_out_type);
  const isFirst = meaning.type === 'command' && !commandTable[meaning.command].isYoung;
  if (isFirst || meaning.type === 'opt_out' || meaning.type === 'opt_in' || meaning.type === 'empty') return meaning;
  const answer = { type: 'answer' as const, answer: canonical(text) };
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  if (stop && isAnswerAsWritten(text, stop)) return answer;
  if (meaning.type !== 'machine' && dangerIn(text)) return { type: 'danger' };
  const verdict = tour && stop ? judge(text, stop, tour) : 'wrong';
  if (verdict === 'right') return answer;
  if (meaning.type !== 'answer') return meaning;
  const command = plainCommand(text, state);
  if (command) return { type: 'command', command };
  const aside = classify(text);
  // 'Nearly: check the spelling' helps more than silence.
  if (aside && (verdict === 'wrong' || aside.type === 'plea')) return aside;
  if (verdict !== 'wrong') return answer;
  if (!tour || !stop || isLateAnswer({ ...input, tour }, answer.answer)) return answer;
  return isGuess(text, stop, tour) ? answer : { type: 'talk' };
}

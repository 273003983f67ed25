import { isGuess } from '../answers/guess.ts';
import { isAnswerAsWritten, judge } from '../answers/judge.ts';
import { classify, yesOrNo } from '../commands/classify.ts';
import { canonical, parseText, type TextMeaning } from '../commands/commands.ts';
import { dangerIn } from '../danger/danger-in.ts';
import { commandTable } from './command-table.ts';
import { plainCommand } from './plain-words.ts';
import { commandOfAnswer } from './questions.ts';
import type { HuntState } from './state.ts';
import type { TextToHunt } from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';

/**
 * What a text means in this hunt now. The first that applies decides:
 * 1. A keyword, or the word of one of the first commands.
 * 2. The text as written is an answer that the current stop accepts.
 * 3. Somebody may be in danger.
 * 4. The text gives an answer that the current stop accepts.
 * 5. The word of a later command, or a text that a machine sent.
 * 6. Yes or no to our last question.
 * 7. Plain words for a command.
 * 8. An answer that is close.
 * 9. A plea, an insult or small talk.
 * 10. A guess, the answer of the stop before, or any text where the hunt waits for no answer.
 * 11. Talk.
 */
export function meaningInHunt(input: TextToHunt): TextMeaning {
  const { state, tour, text, now, opt_out_type = null } = input;
  const meaning = parseText(text, opt_out_type);
  const said = yesOrNo(text);
  // YES gives consent back to a phone that has opted out. From any other it is a word like others.
  const isYes = meaning.type === 'opt_in' && said === 'yes' && !input.had_opted_out;
  const isFirst = meaning.type === 'command' && !commandTable[meaning.command].isYoung;
  if (isFirst || meaning.type === 'opt_out' || meaning.type === 'empty') return meaning;
  if (meaning.type === 'opt_in' && !isYes) return meaning;
  const answer = { type: 'answer' as const, answer: canonical(text) };
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  if (stop && isAnswerAsWritten(text, stop)) return answer;
  if (meaning.type !== 'machine' && dangerIn(text)) return { type: 'danger' };
  const verdict = tour && stop ? judge(text, stop, tour) : 'wrong';
  if (verdict === 'right') return answer;
  if (meaning.type !== 'answer' && !isYes) return meaning;
  const answered = said && commandOfAnswer(state, said, now);
  if (answered) return { type: 'command', command: answered };
  const command = plainCommand(text, state);
  if (command) return { type: 'command', command };
  // 'CLAIMED or CONTINUE?' has no yes and no.
  if (said && state.phase === 'reward') return { type: 'talk' };
  const aside = classify(text);
  // 'Nearly: check the spelling' helps more than silence.
  if (aside && (verdict === 'wrong' || aside.type === 'plea')) return aside;
  if (verdict !== 'wrong') return answer;
  if (!tour || !stop || isRightBefore(state, tour, answer.answer)) return answer;
  return isGuess(text, stop, tour) ? answer : { type: 'talk' };
}

/** Whether a text gives the answer of the stop that the hunt left last. `endOfHold` says what it does. */
function isRightBefore({ moved }: HuntState, tour: HuntTour, answer: string): boolean {
  const before = moved && tour.stops[moved.from - 1];
  return before !== undefined && judge(answer, before, tour) === 'right';
}

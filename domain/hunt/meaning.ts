import { isGuess } from '../answers/guess.ts';
import { isAnswerAsWritten, judge } from '../answers/judge.ts';
import { classify, yesOrNo } from '../commands/classify.ts';
import { canonical, parseText, type TextMeaning } from '../commands/commands.ts';
import { dangerOf } from '../danger/danger-in.ts';
import { commandTable } from './command-table.ts';
import { isLateAnswer } from './late-answer.ts';
import { isLookAsWritten, isRightLook, isToLook, saidToLook, withoutLook } from './look.ts';
import { plainCommand } from './plain-words.ts';
import { commandOfAnswer } from './questions.ts';
import type { TextToHunt } from './text-to-hunt.ts';

/**
 * What a text means in this hunt now. The first that applies decides:
 * 1. A keyword, or the word of one of the first commands.
 * 2. The text as written is an answer that the current stop accepts.
 * 3. Somebody may be in danger. What only sounds like it is an answer if it gives one.
 * 4. The text gives an answer that the current stop accepts. A text that begins with LOOK is for the
 *    stop's look alone.
 * 5. The word of a later command, or a text that a machine sent.
 * 6. A right answer to the stop's look, without LOOK. Yes or no to our last question.
 * 7. Plain words for a command.
 * 8. An answer that is close.
 * 9. A plea, an insult or small talk.
 * 10. A guess, a late answer to the stop before, or any text where the hunt waits for no answer.
 * 11. Talk.
 */
export function meaningInHunt(input: TextToHunt): TextMeaning {
  const { state, tour, text, now, opt_out_type = null } = input;
  const meaning = parseText(text, opt_out_type);
  const yes = yesOrNo(text);
  // YES opts a phone in again. From a phone that has not opted out it is a word like any other.
  const isYes = meaning.type === 'opt_in' && yes === 'yes' && !input.had_opted_out;
  const isFirst = meaning.type === 'command' && !commandTable[meaning.command].isYoung;
  if (isFirst || meaning.type === 'opt_out' || meaning.type === 'empty') return meaning;
  if (meaning.type === 'opt_in' && !isYes) return meaning;
  const isLook = isToLook(input);
  const said = isLook ? text : withoutLook(text);
  const answer = { type: 'answer' as const, answer: canonical(said) };
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  if (stop && isAnswerAsWritten(text, stop)) return answer;
  const verdict = tour && stop && !isLook ? judge(said, stop, tour) : 'wrong';
  const look = meaning.type === 'answer' && verdict === 'wrong' ? saidToLook(input) : null;
  if (look && isLookAsWritten(look.answer, input)) return look;
  const danger = meaning.type === 'machine' ? null : dangerOf(text);
  if (danger === 'strong' || (danger && verdict === 'wrong')) return { type: 'danger' };
  if (verdict === 'right') return answer;
  if (meaning.type !== 'answer' && !isYes) return meaning;
  if (look && isRightLook(look.answer, input)) return look;
  const answered = yes && commandOfAnswer(state, yes, now);
  if (answered) return { type: 'command', command: answered };
  const command = plainCommand(text, state);
  if (command) return { type: 'command', command };
  // A reward asks 'CLAIMED or CONTINUE?', which yes or no does not answer.
  if (yes && state.phase === 'reward') return { type: 'talk' };
  const aside = classify(look?.answer ?? text);
  if (look) return aside?.type === 'plea' && isSpoken(look.answer) ? aside : look;
  // 'Nearly: check the spelling' helps more than silence.
  const isLost = aside?.type === 'plea' && aside.about === 'lost';
  if (aside && (verdict === 'wrong' || (aside.type === 'plea' && !isLost))) return aside;
  if (verdict !== 'wrong') return answer;
  if (!tour || !stop || isLateAnswer({ ...input, tour }, answer.answer)) return answer;
  return isGuess(said, stop, tour) ? answer : { type: 'talk' };
}

/**
 * Whether the words after LOOK speak to us, as in 'look, we can't find the wall'. 'LOOK closed' is an answer,
 * and must not move the team on from its reward.
 */
const isSpoken = (answer: string) => answer.split(' ').length >= 4;

import { judge } from '../answers/judge.ts';
import { canonical, parseText, type TextMeaning } from '../commands/commands.ts';
import { isPleased } from '../commands/noise.ts';
import { isPlea } from '../commands/pleas.ts';
import { commandTable } from './command-table.ts';
import { plainCommand } from './plain-words.ts';
import type { TextToHunt } from './text-to-hunt.ts';

/** How long (ms) after a move 'Thanks!' and 'ok' are about that move. */
const THANKS_MS = 120_000;

/**
 * What a text means in this hunt now. An accepted answer of the current stop is always an answer.
 */
export function meaningInHunt({ state, tour, text, opt_out_type = null, now }: TextToHunt): TextMeaning {
  const meaning = parseText(text, opt_out_type);
  const plain = meaning.type === 'answer' ? plainCommand(text, state) : null;
  if (plain) return { type: 'command', command: plain };
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  if (meaning.type === 'answer' && isPlea(text))
    return tour && stop && judge(meaning.answer, stop, tour) === 'right' ? meaning : { type: 'plea' };
  const isYoung = meaning.type === 'command' && commandTable[meaning.command].isYoung;
  const isThanks =
    meaning.type === 'answer' &&
    isPleased(text) &&
    (state.phase === 'puzzle' || state.phase === 'reward') &&
    state.moved !== undefined &&
    now.getTime() - state.moved.at.getTime() < THANKS_MS;
  if (!isYoung && !isThanks && meaning.type !== 'noise') return meaning;
  const answer = canonical(text);
  if (stop?.answers.some((one) => canonical(one) === answer)) return { type: 'answer', answer };
  return isThanks ? { type: 'noise' } : meaning;
}

import { withStoppedClock } from './clock.ts';
import { commonReply, situationOf } from './effects.ts';
import { currentStop } from './stop.ts';
import { type HuntEvent, type HuntStep, reply, type TextToHunt } from './text-to-hunt.ts';

/** How long (ms) after a reply to talk further talk at the same stop gets none. */
const TALK_ANSWERED_EVERY_MS = 10 * 60_000;

/** Answers talk at a puzzle. It costs nothing, and gets one reply in ten minutes. */
export function answerTalk(input: TextToHunt): HuntStep {
  const { state, now } = input;
  const events: HuntEvent[] = [{ type: 'talked' }];
  const situation = situationOf(input);
  if (situation.name !== 'puzzle') return reply(input, commonReply(situation.name, input), events);
  const { talk_answered_at: answered } = state;
  if (answered && now.getTime() - answered.getTime() < TALK_ANSWERED_EVERY_MS) return { state, messages: [], events };
  const hint = currentStop(situation.playable).hint !== null && state.hints === 0;
  return reply({ ...input, state: { ...state, talk_answered_at: now } }, { kind: 'not_an_answer', hint }, events);
}

/** Answers a text that may mean danger: gives the emergency number, tells a person and stops the hunt's clock. */
export function answerDanger(input: TextToHunt): HuntStep {
  const stopped = { ...input, state: withStoppedClock(input.state, input.now) };
  return reply(stopped, { kind: 'danger' }, [{ type: 'endangered' }, { type: 'pleaded', about: 'danger' }]);
}

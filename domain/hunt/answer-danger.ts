import { withStoppedClock } from './clock.ts';
import { type HuntStep, reply, type TextToHunt } from './text-to-hunt.ts';

/** Answers a text that may mean danger: the emergency number at once, a person is told, and the clock of the hunt stands. */
export function answerDanger(input: TextToHunt): HuntStep {
  const stopped = { ...input, state: withStoppedClock(input.state, input.now) };
  return reply(stopped, { kind: 'danger' }, [{ type: 'endangered' }, { type: 'pleaded', about: 'danger' }]);
}

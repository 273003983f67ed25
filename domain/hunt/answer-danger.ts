import { type HuntStep, reply, type TextToHunt } from './text-to-hunt.ts';

/** Answers a text that may mean danger: the emergency number at once, and a person is told. */
export function answerDanger(input: TextToHunt): HuntStep {
  return reply(input, { kind: 'danger' }, [{ type: 'endangered' }, { type: 'pleaded', about: 'danger' }]);
}

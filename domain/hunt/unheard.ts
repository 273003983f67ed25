import { optsIn } from '../sms/phone.ts';
import { placeOfSender } from './sender.ts';
import type { HuntStep, TextToHunt } from './text-to-hunt.ts';

/**
 * A step of a phone that has opted out and plays on. Its texts count, and no reply reaches it. So the
 * first of them tells the rest of the team, and the hunt keeps the phone for whoever looks after it,
 * until the phone opts in. Danger is told to nobody on the team.
 */
export function withUnheard(input: TextToHunt, step: HuntStep): HuntStep {
  const { had_opted_out, phones, sender, text, opt_out_type, now } = input;
  const phone = placeOfSender(input);
  if (!had_opted_out || !phones.includes(sender)) return step;
  const { state, events } = step;
  const others = (state.unheard ?? []).filter((one) => one.phone !== phone);
  if (optsIn({ message_content: text, opt_out_type })) return { ...step, state: { ...state, unheard: others } };
  const isTold = others.length < (state.unheard ?? []).length;
  const isPlaying = state.phase === 'puzzle' || state.phase === 'reward';
  const isAside = events.some((event) => event.type === 'opted_out' || event.type === 'endangered');
  if (isTold || !isPlaying || isAside) return step;
  return {
    ...step,
    state: { ...state, unheard: [...others, { phone, at: now }] },
    messages: [...step.messages, { to: 'all', message: { kind: 'unheard', phone: sender.slice(-3) } }],
  };
}

import { optsIn } from '../sms/phone.ts';
import type { HuntStep, TextToHunt } from './text-to-hunt.ts';

/** The place of the first page player in the group; the phones come before. */
const FIRST_PAGE_PLAYER = 100;

type Group = Pick<TextToHunt, 'phones' | 'page_players'>;

/** How the hunt remembers who moved it on: a phone's position, 100 and more for a page player, -1 for an admin. */
export function placeOfSender({ sender, phones, page_players = [] }: Group & Pick<TextToHunt, 'sender'>): number {
  const phone = phones.indexOf(sender);
  if (phone >= 0) return phone;
  const player = page_players.indexOf(sender);
  return player < 0 ? -1 : FIRST_PAGE_PLAYER + player;
}

/** Whether a text comes from the team's page. */
export const isFromPage = (text: Group & Pick<TextToHunt, 'sender'>): boolean =>
  placeOfSender(text) >= FIRST_PAGE_PLAYER;

/** Who has a place in the group; undefined for an admin, and for somebody who has left. */
export const memberAt = ({ phones, page_players = [] }: Group, place: number): string | undefined =>
  place < FIRST_PAGE_PLAYER ? phones[place] : page_players[place - FIRST_PAGE_PLAYER];

/**
 * Handles a phone that has opted out and plays on, so that no reply reaches it. Its first text makes us tell
 * the team, unless that text may mean danger. The hunt keeps the phone for the admins until it opts in.
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

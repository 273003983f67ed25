import type { TextToHunt } from './text-to-hunt.ts';

/** The place of the first page player in the group; the phones come before. */
const FIRST_PAGE_PLAYER = 100;

type Group = Pick<TextToHunt, 'phones' | 'page_players'>;

/**
 * The place of a text's sender in the group, by which the hunt remembers who moved it on: a phone's
 * position, or 100 and more for a page player; -1 for an admin.
 */
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

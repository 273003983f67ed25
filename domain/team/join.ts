import { type PagePlayer, sameName } from '../booking/page-players.ts';
import type { Booking } from '../booking/schema.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { teamTexts } from './page-texts.ts';

/** The player of a booking with this name; undefined before they have joined. */
export const playerNamed = ({ page_players = [] }: Booking, name: string): PagePlayer | undefined =>
  page_players.find((player) => sameName(player.name, name));

/** Whether a name would pass for Streetlore's own in the transcript. */
const isOurs = (name: string) =>
  /streetlore/.test(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );

/**
 * Joins under a name. A booking takes as many names as people were paid for. A name that has joined is the
 * same player on another device.
 */
export function joinTeam(booking: Booking, name: string, now: Date): Decision<Pick<Booking, 'page_players'>> {
  const { page_players = [], participants } = booking;
  if (playerNamed(booking, name)) return decided({});
  if (isOurs(name)) return refused({ code: 'invalid-argument', message: teamTexts.refused, field: 'name' });
  if (page_players.length >= participants)
    return refused({ code: 'failed-precondition', message: teamTexts.full(participants), field: 'name' });
  return decided({ page_players: [...page_players, { name, joined_at: now }] });
}

import type { PostSummary } from '@streetlore/domain/blog';
import { type Booking, referenceOf } from '@streetlore/domain/booking';
import type { Submission } from '@streetlore/domain/contest';
import { teamName } from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { Player } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import { isPageMessage, type LoggedMessage } from '@streetlore/domain/sms';
import { formatMoment } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { searchTexts as texts } from './texts.ts';

/** `to` is where the result leads. */
export type Row = { readonly key: string; readonly to: string; readonly name: string; readonly more: string };

export type Group = { readonly heading: string; readonly rows: readonly Row[] };

/** `hunt` is the phone's latest. */
export type FoundPlayer = { readonly player: WithId<Player>; readonly hunt: WithId<Booking> | null };

/** Leads to the phone's latest hunt, or else to its player. */
export function playerRow({ player, hunt }: FoundPlayer): Row {
  const key = `player ${player.id}`;
  const who = [formatPhone(player.phone_number), player.email].filter(Boolean).join(', ');
  if (!hunt) return { key, to: routes.adminPlayer(player.phone_number), name: who, more: texts.player };
  const name = `${teamName(hunt.id, hunt.team_name)}, ${hunt.tour_name}`;
  return { key, to: routes.adminHunt(hunt.id), name, more: who };
}

/** A hunt whose booking has no number. */
export const pageHuntRow = ({ id, team_name, tour_name, email }: WithId<Booking>): Row => ({
  key: `hunt ${id}`,
  to: routes.adminHunt(id),
  name: `${teamName(id, team_name)}, ${tour_name}`,
  more: [referenceOf(id), email].filter(Boolean).join(', '),
});

export const tourRow = ({ id, name, neighborhood }: WithId<Tour>): Row => ({
  key: `tour ${id}`,
  to: `${routes.adminSection('tours')}/${id}`,
  name,
  more: neighborhood,
});

/** Leads to the thread of the text's hunt, or else of its number. */
export function textRow(message: WithId<LoggedMessage>): Row {
  const writer = isPageMessage(message) ? texts.onPage(message.page_player) : formatPhone(message.phone_number);
  const to = isPageMessage(message)
    ? routes.adminHunt(message.booking_id)
    : message.booking_id === null
      ? routes.adminThread(message.phone_number)
      : routes.adminHunt(message.booking_id);
  const more = `${writer}, ${formatMoment(message.sent_at)}`;
  return { key: `text ${message.id}`, to, name: message.message_content, more };
}

export const postRow = ({ id, title, author }: WithId<PostSummary>): Row => ({
  key: `post ${id}`,
  to: `${routes.adminSection('blog')}?edit=${id}`,
  name: title,
  more: author,
});

export const photoRow = ({ id, title, location }: WithId<Submission>): Row => ({
  key: `photo ${id}`,
  to: `${routes.adminSection('contest')}?${new URLSearchParams({ search: title })}`,
  name: title,
  more: location,
});

const STEPS: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowDown: (now, count) => (now + 1) % count,
  ArrowUp: (now, count) => (now <= 0 ? count : now) - 1,
};

/**
 * The row that a key moves to from the chosen one. At an end it goes on at the other; null when the key moves
 * nothing.
 */
export function movedBy(key: string, rows: readonly Row[], chosen: string | null): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const now = rows.findIndex((row) => row.key === chosen);
  return rows[step(now, rows.length)]?.key ?? null;
}

/**
 * The row that Enter opens: the chosen one, or the first once all kinds have answered. Before that, a late
 * result could take the first place.
 */
export const chosenAmong = (rows: readonly Row[], chosen: string | null, isAnswered: boolean): string | null =>
  chosen ?? (isAnswered ? (rows[0]?.key ?? null) : null);

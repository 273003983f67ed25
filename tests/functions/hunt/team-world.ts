import { collections } from '@streetlore/domain/paths';
import type { PageMessage } from '@streetlore/domain/sms';
import { newestLines, reachedStops } from '@streetlore/domain/team';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { playByLink } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { pageIdOf, teamPageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import type { TestServices } from '../../support/services.ts';

/** The link to a team's page, and the id of the page. `booking` is the token of the booking's link. */
export type TeamLink = { token: string; page: string; booking: string };

/** The team's link that goes with a booking's link. */
export function teamLinkOf(booking: string): TeamLink {
  const pageId = pageIdOf(booking);
  return { token: teamTokenOf(pageId), page: teamPageIdOf(pageId), booking };
}

/** The link of a stored booking's team. A booking that was stored without links gets them now. */
export async function teamOf(services: TestServices, booking_id: string): Promise<TeamLink> {
  const { token } = await findLinkOfOrder(
    services,
    { kind: 'booking', id: booking_id },
    { uid: 'admin-1', isAdmin: true },
  );
  return teamLinkOf(token);
}

/** A team's page as its browsers see it: the stops in the order of the walk, the oldest line first. */
export async function pageOf({ store }: TestServices, { page }: TeamLink) {
  const [whole, stops, lines] = await Promise.all([
    store.teamPages.at(page).read(),
    store.find(reachedStops(page)),
    store.find(newestLines(page, 400)),
  ]);
  return { whole, stops, lines: lines.reverse() };
}

/** The transcript as a team reads it: who wrote, whom a reply is for, and the first line of the text. */
export async function transcriptOf(services: TestServices, team: TeamLink): Promise<string[]> {
  const { lines } = await pageOf(services, team);
  return lines.map(({ from, to, text }) => `${from ?? 'Streetlore'}${to ? ` to ${to}` : ''}: ${text.split('\n')[0]}`);
}

type Sent = {
  seen?: { phase: 'ready' | 'puzzle' | 'reward' | 'completed' | 'stopped'; stop_number: number };
  id?: string;
};

/** Sends a message from a team's page, which shows the hunt as it is unless `seen` says otherwise. */
export async function write(services: TestServices, team: TeamLink, name: string, text: string, sent: Sent = {}) {
  const whole = sent.seen ? null : await services.store.teamPages.at(team.page).read();
  const seen = sent.seen ?? { phase: whole?.phase ?? 'ready', stop_number: whole?.stop_number ?? 0 };
  const message_id = sent.id ?? crypto.randomUUID();
  await playByLink(services, { token: team.token, message_id, name, text, seen });
  return message_id;
}

/** The page messages of a booking in the log of texts, oldest first. */
export async function logOf({ db, store }: TestServices, booking_id: string): Promise<PageMessage[]> {
  const { docs } = await db.collection(collections.smsMessages).where('booking_id', '==', booking_id).get();
  const ids = docs.filter((one) => one.get('channel') === 'page').map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => store.pageMessages.at(id).read()));
  return found.filter((message) => message !== null).sort((a, b) => a.seq - b.seq);
}

import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { newestLines, reachedStops, type TeamLine, type TeamStop } from '@streetlore/domain/team';
import { teamPageIdOf } from '../store/link-ids.ts';
import type { Seen, Writes } from '../store/writes.ts';
import type { Services } from './services.ts';

/** What a commit adds to a team's page, beside what the store writes for the booking itself. */
export type TeamPageChange = { readonly stops: readonly TeamStop[]; readonly lines: readonly WithId<TeamLine>[] };

/** A booking as it was read, and the `page_id` that it has once the commit is done. */
export type PageOwner = { readonly seen: Seen<Booking>; readonly page_id: string | null | undefined };

/**
 * Adds stops and lines to the page of a team within a commit. The commit fails if the booking has
 * been written since it was read: its link may have ended, and words under an ended link would be
 * read by nobody but those from whom it was taken.
 * @param owner without a `page_id` the team has no page
 */
export function writeTeamPage(
  services: Pick<Services, 'store'>,
  commit: Writes,
  { seen, page_id }: PageOwner,
  change: TeamPageChange,
): void {
  if (!page_id || change.stops.length + change.lines.length === 0) return;
  commit.require(seen);
  fillTeamPage(services, commit, page_id, change);
}

/** Adds stops and lines to the page of a team whose booking nobody else writes, as a seed does. */
export function fillTeamPage(
  { store }: Pick<Services, 'store'>,
  commit: Writes,
  pageId: string,
  { stops, lines }: TeamPageChange,
): void {
  const page = teamPageIdOf(pageId);
  for (const stop of stops) commit.set(store.teamStop(page, stop.stop_number), stop);
  for (const line of lines) commit.set(store.teamLine(page, line.id), line);
}

/** The most lines of a transcript that move to a new page, so that one commit holds them. */
const MAX_LINES_MOVED = 200;

/**
 * Deletes the oldest lines of a transcript that is too long for one commit. Below a page that has
 * ended they would stay readable for whoever knew its id.
 */
export async function dropOldLines({ store }: Services, pageId: string): Promise<void> {
  const page = teamPageIdOf(pageId);
  for (;;) {
    const newest = await store.find(newestLines(page, 2 * MAX_LINES_MOVED));
    const dropped = newest.slice(MAX_LINES_MOVED);
    if (dropped.length === 0) return;
    const commit = store.commit();
    for (const { id } of dropped) commit.delete(store.teamLine(page, id));
    await commit.run();
  }
}

/** What stands below a team's page, whose transcript `dropOldLines` has shortened. */
export async function readTeamPage(
  { store }: Services,
  pageId: string,
): Promise<{ stops: WithId<TeamStop>[]; lines: WithId<TeamLine>[] }> {
  const page = teamPageIdOf(pageId);
  const [stops, lines] = await Promise.all([
    store.find(reachedStops(page)),
    store.find(newestLines(page, MAX_LINES_MOVED)),
  ]);
  return { stops, lines };
}

/** Deletes within a commit what stands below a team's page, as `readTeamPage` found it. */
export function clearTeamPage(
  { store }: Services,
  commit: Writes,
  pageId: string,
  { stops, lines }: Awaited<ReturnType<typeof readTeamPage>>,
): void {
  const page = teamPageIdOf(pageId);
  for (const { stop_number } of stops) commit.delete(store.teamStop(page, stop_number));
  for (const { id } of lines) commit.delete(store.teamLine(page, id));
}

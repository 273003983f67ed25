import type { Booking } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { allSaidIn, pageConversation } from '@streetlore/domain/sms';
import { newestLines, reachedStops } from '@streetlore/domain/team';
import type { Services } from '../platform/services.ts';
import { teamPageIdOf } from '../store/link-ids.ts';
import { asStored } from '../store/stored.ts';
import { eraseDangerCalls } from './erase-danger-calls.ts';
import { findDistinct } from './records.ts';
import { AT_ONCE, untilNone } from './until-none.ts';

type WithPage = WithId<Pick<Booking, 'page_id'>>;

/**
 * Deletes what was said on a team's page: the page messages of its hunt, the transcript and the line
 * in the list of conversations. The transcript also has the texts of all phones; these stay in the
 * log of texts. Page messages cost nothing, so no bill needs their times.
 */
export async function eraseTeamTalk(services: Services, booking: WithPage): Promise<void> {
  const id = pageConversation(booking.id);
  const said = asStored(allSaidIn(id));
  await eraseDangerCalls(services, await findDistinct(services.store, [said]));
  await untilNone(services, [said], (commit, { ref }) => commit.delete(ref));
  await eraseLines(services, booking);
  if (!(await services.store.conversations.at(id).exists())) return;
  const commit = services.store.commit();
  commit.delete(services.store.figuresAt(documents.conversation(id)));
  await commit.run();
}

/** Deletes all that stands below a team's page: its stops and its transcript. */
export async function eraseBelowTeamPage(services: Services, booking: WithPage): Promise<void> {
  await eraseLines(services, booking);
  if (!booking.page_id) return;
  const stops = reachedStops(teamPageIdOf(booking.page_id));
  await untilNone(services, [asStored(stops)], (commit, { ref }) => commit.delete(ref));
}

async function eraseLines(services: Services, { page_id }: WithPage): Promise<void> {
  if (!page_id) return;
  const lines = newestLines(teamPageIdOf(page_id), AT_ONCE);
  await untilNone(services, [asStored(lines)], (commit, { ref }) => commit.delete(ref));
}

import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { sequence } from '@streetlore/domain/sms';
import { lineOf, type TeamLine } from '@streetlore/domain/team';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { Writes } from '../store/writes.ts';

/**
 * An admin's words in a team's transcript.
 * @param to the name of the page player whom they are for; null for the whole team
 */
export const adminLine = (id: string, text: string, to: string | null, at: Date): WithId<TeamLine> =>
  lineOf({ id, from: null, to, text, at, seq: sequence(at, 0) });

/** Adds a line to the transcript of a booking's team. A booking without personal data has no page. */
export function writeAdminLine(
  services: Services,
  commit: Writes,
  found: FoundDocument<Booking>,
  line: WithId<TeamLine>,
): void {
  const { page_id, cleared_at } = found.value;
  if (!cleared_at) writeTeamPage(services, commit, { seen: found, page_id }, { stops: [], lines: [line] });
}

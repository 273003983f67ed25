import type { WithId } from '../query/index.ts';
import { type Conversation, openPlea, previewOf } from './conversation.ts';
import { isPageMessage, type LoggedMessage } from './page-message.ts';
import { PLEA, pleaKinds } from './schema.ts';
import { searchKeys } from './search.ts';

type Change = Partial<Omit<Conversation, 'counted_at'>>;

/**
 * What new messages change in a conversation. The result is what `conversationOf` would give for all
 * messages, so the commit that plays a text need not read the others.
 * @param more the new messages, none of them a test
 * @param players the names of the players on the team's page
 * @returns null when only all messages together can tell: a text comes late, the tour changes, or a phone
 * that got no texts gets one again, which concerns each of its hunts
 */
export function conversationAfter(
  before: Conversation,
  more: readonly WithId<LoggedMessage>[],
  players: readonly string[],
): Change | null {
  const ordered = more.toSorted((a, b) => a.seq - b.seq);
  const last = ordered.at(-1);
  if (!last || ordered.some(({ seq, tour_name }) => seq <= before.last_seq || tour_name !== before.tour_name))
    return null;
  if (before.failed && ordered.some(({ direction }) => direction === 'outbound')) return null;
  const lastSaid = ordered.findLast(({ direction }) => direction === 'inbound');
  const plea = pleaAfter(before.plea, ordered);
  return {
    last_at: last.sent_at,
    last_seq: last.seq,
    preview: previewOf(last.message_content),
    direction: last.direction,
    has_real: true,
    hunt_id: last.booking_id,
    plea,
    awaits_answer: plea !== null,
    ...(lastSaid && { said: { words: previewOf(lastSaid.message_content), at: lastSaid.sent_at } }),
    ...(lastSaid && isPageMessage(lastSaid) && { page_player: lastSaid.page_player }),
    ...(isPageMessage(last) && { found_by: searchKeys(null, before.tour_name ? [before.tour_name] : [], players) }),
  };
}

/** The open plea after more messages. The most urgent kind wins. The first plea of that kind gives `since`. */
function pleaAfter(before: Conversation['plea'], ordered: readonly WithId<LoggedMessage>[]): Conversation['plea'] {
  const asked = openPlea(ordered.filter(({ message_type }) => message_type === PLEA));
  if (!asked || !before) return asked ?? before;
  if (asked.about === before.about) return { ...asked, since: before.since, words: before.words };
  return pleaKinds.indexOf(asked.about) < pleaKinds.indexOf(before.about) ? asked : before;
}

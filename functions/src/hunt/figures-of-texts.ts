import type { Booking } from '@streetlore/domain/booking';
import { needsOf } from '@streetlore/domain/needs';
import { playerAfter } from '@streetlore/domain/player';
import type { Outcome, PlayedHunt } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { type Conversation, conversationAfter, conversationIdOf, pageConversation } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { deletedField, type Writes } from '../store/writes.ts';
import type { Reading } from './reading.ts';

/**
 * Adds the figures that the texts of some hunts change: the conversations of their phones and pages,
 * their players, and what the hunts need. All are of one moment.
 */
export async function readFigures(
  { store }: Services,
  { figures }: Pick<Reading, 'figures'>,
  hunts: readonly WithId<Booking>[],
): Promise<void> {
  const unread = hunts.filter(({ id }) => !figures.needs.has(id));
  if (unread.length === 0) return;
  const numbers = [...new Set(unread.flatMap(({ phone_numbers }) => phone_numbers))];
  const pages = unread.flatMap(({ id, page_players = [] }) => (page_players.length > 0 ? pageConversation(id) : []));
  const [needs, conversations, players] = await store.readGroupsVersioned(
    unread.map(({ id }) => store.huntNeeds.at(id)),
    [...numbers, ...pages].map((id) => store.conversations.at(id)),
    numbers.map((number) => store.players.at(number)),
  );
  for (const one of needs) figures.needs.set(one.ref.id, one);
  for (const one of conversations) figures.conversations.set(one.ref.id, one);
  for (const one of players) figures.players.set(one.ref.id, one);
}

/**
 * What played texts change in these figures. The commit of the texts writes that, on condition that
 * nobody has written it since. So a repeated text counts once, and no text is read again. What was
 * not read, or cannot be told from the texts alone, is left as it is: the store then asks for its
 * recount (`figuresOfWrites`).
 * @returns adds the writes to the commit of the texts
 */
export function figuresOfTexts(
  { now }: Services,
  { hunt, outbox, settled, pageReplies, phones }: Outcome,
  { tours, figures }: Pick<Reading, 'tours' | 'figures'>,
): (commit: Writes) => void {
  const said = Map.groupBy([...settled, ...outbox, ...pageReplies], conversationIdOf);
  const names = (hunt?.after.page_players ?? []).map(({ name }) => name);
  return (commit) => {
    const after = new Map<string, Conversation>();
    for (const [id, found] of figures.conversations) {
      if (!found.version) continue;
      const change = conversationAfter(found.value, said.get(id) ?? [], names);
      if (change) commit.update(found, change);
      after.set(id, { ...found.value, ...change });
    }
    for (const [number, more] of said) {
      const found = figures.players.get(number);
      if (!found?.version) continue;
      const { opted_out } = phones.get(number) ?? found.value;
      const { hasTexted, ...moved } = playerAfter(found.value, more, opted_out);
      commit.update(found, { ...moved, ...(hasTexted && { never_texted: deletedField() }) });
    }
    const needs = hunt && figures.needs.get(hunt.after.id);
    if (!needs) return;
    const next = needsOf(watched(hunt, tours, after, { before: needs.value, now: now() }));
    if (next) commit.put(needs, { ...next, counted_at: now() });
    else if (needs.version) commit.delete(needs);
  };
}

type Watched = Parameters<typeof needsOf>[0];

/** The hunt as its texts leave it. Before START it has no tour of its own. */
const watched = (
  { after: booking, copy }: PlayedHunt,
  tours: Reading['tours'],
  conversations: ReadonlyMap<string, Conversation>,
  { before, now }: Pick<Watched, 'before' | 'now'>,
): Watched => ({
  booking,
  tour: booking.hunt.phase === 'ready' ? null : (copy?.tour ?? tours.get(booking.id) ?? null),
  conversations: booking.phone_numbers.map((number) => conversations.get(number) ?? null),
  page: conversations.get(pageConversation(booking.id)) ?? null,
  before,
  now,
});

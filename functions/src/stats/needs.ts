import { type HuntNeeds, huntNeedsSchema, needsOf } from '@streetlore/domain/needs';
import { documents } from '@streetlore/domain/paths';
import { pageConversation } from '@streetlore/domain/sms';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/**
 * Derives a hunt's needs from the booking, its tour and its conversations. The document of a hunt
 * that is over is deleted.
 */
export function recountOfNeeds(services: Services, key: string, bookingId: string): Recount {
  const count = async (now: Date, stored: Record<string, unknown>) => {
    const known = huntNeedsSchema.safeParse(stored);
    return await deriveNeeds(services, bookingId, known.success ? known.data : null, now);
  };
  return {
    key,
    target: services.store.figuresAt(documents.huntNeeds(bookingId)),
    stamp: 'counted_at',
    count,
    whole: (now) => count(now, {}),
  };
}

async function deriveNeeds({ store }: Services, id: string, before: HuntNeeds | null, now: Date) {
  const booking = await store.bookings.at(id).read();
  if (!booking) return null;
  const hasPage = (booking.page_players ?? []).length > 0;
  const [tour, page, ...conversations] = await Promise.all([
    booking.hunt.phase === 'ready' ? null : store.huntTour(id).read(),
    hasPage ? store.conversations.at(pageConversation(id)).read() : null,
    ...booking.phone_numbers.map((number) => store.conversations.at(number).read()),
  ]);
  return needsOf({ booking: { ...booking, id }, tour, conversations, page, before, now });
}

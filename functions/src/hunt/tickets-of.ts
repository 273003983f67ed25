import type { PlayedHunt } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { earnedTickets, type Ticket } from '@streetlore/domain/till';
import type { Services } from '../platform/services.ts';
import { ticketCodeOf, ticketHashes } from '../platform/ticket-code.ts';

/** The tickets of the rewards that texts have earned. */
export const ticketsOf = (
  services: Services<'privacyKey'>,
  { before, after, tour }: Pick<PlayedHunt, 'before' | 'after' | 'tour'>,
): WithId<Ticket>[] =>
  earnedTickets(before.hunt, after, tour, (stop) => ticketHashes(services, ticketCodeOf(services, after.id, stop))[0]);

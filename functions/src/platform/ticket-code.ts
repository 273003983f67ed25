import { codeFrom } from '@streetlore/domain/till';
import { keyedHash, keyedHashes } from '../store/keyed-hash.ts';
import type { Services } from './services.ts';

type Keyed = Pick<Services<'privacyKey'>, 'privacyKey'>;

/**
 * The code of the reward of a hunt's stop. It follows from the booking and a key, so the text, the team's page and
 * the ticket are made again with the same code. It is stored on the team's page alone.
 */
export const ticketCodeOf = ({ privacyKey: [key] }: Keyed, bookingId: string, stopNumber: number): string =>
  codeFrom(keyedHash(key, 'ticket', `${bookingId}/${stopNumber}`));

/** The hashes under which a ticket may be found by its code; a new ticket gets the first. */
export const ticketHashes = ({ privacyKey }: Keyed, code: string) => keyedHashes(privacyKey, 'ticket-code', code);

import type { Booking } from '@streetlore/domain/booking';
import { newHunt } from '@streetlore/domain/hunt';
import { aBooking } from '@streetlore/domain/testing';
import { pageIdOf, shareIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import type { TestServices } from '../../support/services.ts';

/**
 * Stores a booking whose team has completed its hunt, with its team's page.
 * @returns the tokens and ids of its links
 */
export async function aFinishedTeam(services: TestServices, id: string, given: Partial<Booking> = {}) {
  const at = services.clock.now();
  const page_id = pageIdOf(`a link to ${id}`);
  const solved = { outcome: 'solved', wrong_answers: 0, hints: 0 } as const;
  await services.store.bookings.at(id).create(
    aBooking({
      created_at: at,
      confirmed_at: at,
      started_at: at,
      completed_at: at,
      status: 'completed',
      team_name: 'The Stencils',
      participants: 2,
      phone_numbers: ['+447700900101'],
      page_id,
      page_players: [
        { name: 'Ann', joined_at: at },
        { name: 'Bob', joined_at: at },
      ],
      hunt: {
        ...newHunt(),
        phase: 'completed',
        stop_number: 2,
        score: 245,
        results: [
          { ...solved, stop_number: 1, seconds: 600, points: 133 },
          { ...solved, stop_number: 2, seconds: 1140, points: 112 },
        ],
      },
      ...given,
    }),
  );
  return { token: teamTokenOf(page_id), pageId: page_id, shareId: shareIdOf(page_id) };
}

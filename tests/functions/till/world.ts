import { collections, stopId } from '@streetlore/domain/paths';
import { reachedStops } from '@streetlore/domain/team';
import { aPartner } from '@streetlore/domain/testing';
import type { TourPartner } from '@streetlore/domain/tour';
import { manageTillOf } from '../../../functions/src/till/manage-till.ts';
import type { TestServices } from '../../support/services.ts';
import { type TeamLink, write } from '../hunt/team-world.ts';

export const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

/** A partner whose reward a stop of the tour gives. */
export async function storePartnerAt(services: TestServices, id: string, stop: number, name: string): Promise<void> {
  const partner = aPartner({
    name,
    offer: '2 for 1 on flat whites',
    offer_kind: 'drink',
    opening_hours: '',
    offer_hours: '',
  });
  await services.db.doc(`${collections.partners}/${id}`).set(partner);
  const link: TourPartner = { tour_id: 'color-vinyl', stop_number: stop, partner_id: id, status: 'published' };
  await services.db.doc(`${collections.tourPartners}/${stopId('color-vinyl', stop)}`).set(link);
}

/** The link and the PIN of a partner's till, as an admin gets them. */
export const tillOf = (services: TestServices, partner_id: string) =>
  manageTillOf(services, { partner_id, request_id: crypto.randomUUID(), action: 'show' }, admin);

/** Plays a team to the reward of its first stop. @returns the code on its page */
export async function earn(services: TestServices, team: TeamLink, name: string, answer: string): Promise<string> {
  for (const text of ['START', answer]) {
    services.clock.advance(60_000);
    await write(services, team, name, text);
  }
  return await codeOf(services, team);
}

async function codeOf({ store }: TestServices, { page }: TeamLink): Promise<string> {
  const [first] = await store.find(reachedStops(page));
  return first?.reward?.code ?? '';
}

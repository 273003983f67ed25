import { partiesTexts, partyPageTexts } from '@streetlore/domain/party';
import { collections, routes } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { seededLinkOf } from '@streetlore/emulators/seed/links';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { aPhone, type Phone } from './phone.ts';
import { cards, payWith } from './site.ts';
import { press } from './team-page.ts';

type MadeTour = { readonly id: string; readonly name: string };

/** A hunt under way: its phone, and the links to the booking and to its team's page. */
export type PlayingTeam = {
  readonly id: string;
  readonly phone: Phone;
  readonly hunt: string;
  readonly team: string;
};

/** Books a hunt for some people with one phone, which starts it. */
export async function aPlayingTeam(
  db: Firestore,
  tour: MadeTour,
  { stops, participants, name }: { stops: number; participants: number; name: string },
): Promise<PlayingTeam> {
  const phone = aPhone();
  const booking = db.doc(`${collections.bookings}/${crypto.randomUUID()}`);
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: stops, participants, team_name: name };
  await booking.set(aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number] }));
  await phone.send('START');
  const page_id = await vi.waitUntil(async () => (await booking.get()).get('page_id') as string | null, 60_000);
  const { address } = seededLinkOf({ id: booking.id, page_id });
  return {
    id: booking.id,
    phone,
    hunt: address.slice(address.indexOf(routes.bookingPage)),
    team: `${routes.teamPage}#${teamTokenOf(page_id)}`,
  };
}

/**
 * Books a party of two teams on the page where parties are booked, and pays it.
 * @returns the links of the party, of its board, and of a team that waits for GO
 */
export async function bookParty(page: Page, tour: MadeTour): Promise<{ party: string; board: string; hunt: string }> {
  await page.getByLabel(partiesTexts.tour).selectOption(tour.id);
  await page.getByLabel(partiesTexts.people).fill('7');
  await page.getByLabel(partiesTexts.email).fill('ines@example.com');
  await press(page, partiesTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: partiesTexts.toParty }).click();
  const linkOf = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    const { pathname, hash } = new URL(String(await link.getAttribute('href')), page.url());
    return pathname + hash;
  };
  const hunt = await linkOf(`${partyPageTexts.openTeam} Team 2`);
  const { pathname, hash } = new URL(page.url());
  return { party: pathname + hash, board: await linkOf(partyPageTexts.openBoard), hunt };
}

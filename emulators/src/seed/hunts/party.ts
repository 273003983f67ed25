import type { Booking, PaymentFacts } from '@streetlore/domain/booking';
import { paymentFee } from '@streetlore/domain/money';
import { draftOrder, type OrderWithParty, orderFromParty, orderSchema, settlementOf } from '@streetlore/domain/order';
import { startParty } from '@streetlore/domain/party';
import { collections } from '@streetlore/domain/paths';
import { announce, announcedLine } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { teamStops } from '@streetlore/domain/team';
import { bookingId, number } from '../ids.ts';
import type { SeedLedger } from '../ledger.ts';
import { seededBoardOf, seededLinkOf, seededPartyPageOf } from '../links.ts';
import type { SeededTours } from '../tours/write.ts';
import { putInvoice, seededInvoice } from './invoice.ts';
import { seededIntentOf } from './order.ts';
import { partyPlan, partyTeams } from './plan.ts';
import { putDelivered, site } from './play.ts';
import { linesOf } from './texts.ts';
import { joined, putPlayed, putWelcome, tourOf } from './write.ts';

const MINUTE = 60_000;
const ID = bookingId(partyPlan.key);

const invoice = seededInvoice({
  company: 'Kingfisher & Rowe Ltd',
  address: '14 Redchurch Street\nLondon E2 7DJ',
  vat_number: 'GB123456782',
  po_number: 'PO-2041',
});

/** The order of the party as its organiser placed and paid it, and its teams in the order of the plan. */
function paidParty(tours: SeededTours, at: Date): { order: OrderWithParty; teams: WithId<Booking>[] } {
  const { plan: tour } = tourOf(tours, partyPlan.tour);
  const ordered = {
    party_id: ID,
    tour_id: tour.id,
    email: partyPlan.email,
    starts: 'together' as const,
    day: null,
    invoice: invoice.to,
    teams: partyTeams.map(({ team, people, phones }) => ({
      name: team,
      people,
      phone_number: phones[0] === undefined ? null : number(phones[0]),
    })),
  };
  const offered = { ...tour, stops_count: tour.stops.length };
  const board_id = seededBoardOf(ID);
  const draft = draftOrder(
    orderFromParty(ordered),
    offered,
    { uid: 'seed-visitor-party', board_id, seller: invoice.seller },
    at,
  );
  const { hunts: _, party, ...order } = draft;
  if (!party) throw new Error('Seed: the party is no party');
  const facts: PaymentFacts = {
    intent_id: seededIntentOf(ID),
    state: 'succeeded',
    amount_received: order.amount,
    refunds: [],
    currency: 'gbp',
    paid_at: new Date(at.getTime() + 2 * MINUTE),
    fee: paymentFee(order.amount, 1),
  };
  const settled = settlementOf(draft, facts, null, new Date(at.getTime() + 2 * MINUTE));
  return {
    order: { ...order, ...settled.order, party: { ...party, page_id: seededPartyPageOf({ ...party, id: ID }) } },
    teams: settled.hunts.map(({ booking, settlement }, n) => {
      const paid = { ...booking, ...settlement.changes, phone_numbers: partyTeams[n]?.phones.map(number) ?? [] };
      return { ...paid, page_id: seededLinkOf(paid).page_id };
    }),
  };
}

/** Writes a party under way: paid, begun with GO, and played by each team as far as its plan goes. */
export function writeParty(ledger: SeedLedger, tours: SeededTours, now: Date): void {
  const started = new Date(now.getTime() - partyPlan.started * MINUTE);
  const { huntFrom, plan: written } = tourOf(tours, partyPlan.tour);
  const { order, teams } = paidParty(tours, new Date(started.getTime() - 150 * MINUTE));
  const waiting = teams.map((team, n) => joined(partyTeams[n] ?? { players: [] }, team));
  const copies = new Map(waiting.map(({ id, party }) => [id, huntFrom(party?.first_stop)]));
  const go = startParty(order, waiting, (id) => copies.get(id) ?? null, started);
  if (!go.ok) throw new Error(`Seed: the party cannot begin: ${go.problem.message}`);
  const party = { ...order.party, went_at: started };
  ledger.put(`${collections.orders}/${ID}`, orderSchema, { ...order, party });
  putInvoice(ledger, { ...order, id: ID, party, hunts: teams });
  for (const [n, { before, after, tour, messages }] of go.value.started.entries()) {
    const plan = partyTeams[n];
    if (!plan) throw new Error('Seed: more teams than planned');
    putWelcome(ledger, before);
    const common = { known: new Map(), bookings: new Map(), booking: after, tour, site, now: started };
    const announced = messages.map((message, order) => ({ ...common, message, order, phones: after.phone_numbers }));
    const idOf = (order: number) => `${after.id}_go_${order}`;
    for (const one of announced) for (const text of announce(idOf(one.order), one)) putDelivered(ledger, text);
    ledger.tell(after.page_id ?? '', {
      stops: teamStops(null, { hunt: after.hunt, tour }, seededLinkOf(after).codeOf),
      lines: announced.flatMap((one) => announcedLine(idOf(one.order), one)),
    });
    // GO has started every team, so the first line of the plan, START, is left out.
    const [, ...lines] = linesOf(
      plan,
      tour,
      written.stops.map(({ misses }) => misses),
    );
    putPlayed(ledger, plan, lines, { booking: after, tour, started, isTold: true, now });
  }
}

import { MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { emptyInvoiceTo, type InvoiceToForm } from '@streetlore/domain/invoice-to';
import {
  type createPartyInput,
  evenTeams,
  fewestTeams,
  MAX_PEOPLE,
  MAX_TEAMS,
  MIN_PEOPLE,
  MIN_TEAMS,
  type PartyStarts,
} from '@streetlore/domain/party';
import type * as z from 'zod/mini';

/** A party as somebody orders it, as typed. */
export type OrderValues = {
  readonly tourId: string;
  readonly people: string;
  /** Null for the fewest teams that hold the people. */
  readonly teams: number | null;
  /** By team. Entries beyond the teams stay, so that they are there again when there are more. */
  readonly names: readonly string[];
  readonly phones: readonly string[];
  readonly starts: PartyStarts;
  readonly day: string | null;
  readonly email: string;
  /** What was typed stays, also for one who needs none any more. */
  readonly needsInvoice: boolean;
  readonly invoice: InvoiceToForm;
};

export const emptyOrder: OrderValues = {
  tourId: '',
  people: '12',
  teams: null,
  names: [],
  phones: [],
  starts: 'together',
  day: null,
  email: '',
  needsInvoice: false,
  invoice: emptyInvoiceTo(),
};

/** The number of people as typed; null for what no party can be. */
export function peopleOf({ people }: Pick<OrderValues, 'people'>): number | null {
  const count = /^\s*\d{1,3}\s*$/.test(people) ? Number(people) : 0;
  return count >= MIN_PEOPLE && count <= MAX_PEOPLE ? count : null;
}

/** How few and how many teams so many people can make. */
export const teamsRange = (people: number): { min: number; max: number } => ({
  min: Math.max(MIN_TEAMS, fewestTeams(people)),
  max: Math.min(MAX_TEAMS, people),
});

/** The sizes of the teams, the larger first; empty while the number of people is not one. */
export function sizesOf(values: Pick<OrderValues, 'people' | 'teams'>): number[] {
  const people = peopleOf(values);
  if (people === null) return [];
  const { min, max } = teamsRange(people);
  return evenTeams(people, Math.min(max, Math.max(min, values.teams ?? min)));
}

/** The order without its id, as the server takes it. What is wrong with it, the schema says. */
export function orderOf(values: OrderValues): Omit<z.input<typeof createPartyInput>, 'party_id'> {
  return {
    tour_id: values.tourId,
    email: values.email,
    starts: values.starts,
    day: values.day,
    invoice: values.needsInvoice ? values.invoice : null,
    teams: sizesOf(values).map((people, n) => ({
      name: values.names[n] ?? '',
      people: Math.min(MAX_PARTICIPANTS, people),
      phone_number: values.phones[n]?.trim() ? (values.phones[n] ?? null) : null,
    })),
  };
}

/** `list` with another entry at a position, and empty entries before it. */
export const withAt = (list: readonly string[], at: number, value: string): string[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, n) => (n === at ? value : (list[n] ?? '')));

import * as z from 'zod/mini';
import { pageToken } from '../booking/booking-page.ts';
import { MAX_PARTICIPANTS } from '../booking/limits.ts';
import { bookingStatuses } from '../booking/schema.ts';
import { dayField } from '../booking/start-window-schema.ts';
import { teamNameField } from '../booking/team-name.ts';
import { documentId, emailAddress } from '../fields/index.ts';
import { huntStateSchema } from '../hunt/state.ts';
import { invoiceToInput } from '../invoice-to/index.ts';
import { ukMobile } from '../phone/index.ts';
import { MAX_PEOPLE, MAX_TEAMS, MIN_PEOPLE, MIN_TEAMS } from './limits.ts';
import { lastCall, partyMessages, startsField } from './party-schema.ts';
import { partyTexts } from './texts.ts';

/**
 * `party_pages/{hash of the token}`: what the organiser's link shows beside its teams' own pages.
 * Whoever has the token can find it, and nobody can list the collection. It has nothing personal.
 */
export const partyPageSchema = z.object({
  party_id: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  people: z.int(),
  amount: z.int(),
  starts: startsField,
  team_ids: z.array(z.string()),
  confirmed_at: z.nullable(z.date()),
  went_at: z.nullable(z.date()),
  cancelled_at: z.nullable(z.date()),
  last_call: lastCall,
  messages: partyMessages,
});
export type PartyPage = z.infer<typeof partyPageSchema>;

/** `party_boards/{hash of the token}`: the head of a party's board. It has nothing personal. */
export const partyBoardSchema = z.object({
  tour_name: z.string(),
  starts: startsField,
  teams: z.int(),
  went_at: z.nullable(z.date()),
  cancelled_at: z.nullable(z.date()),
  /** When the last call ended the party; null before. */
  called_at: z.nullable(z.date()),
  messages: partyMessages,
});
export type PartyBoard = z.infer<typeof partyBoardSchema>;

/** `party_boards/{id}/teams/{booking}`: a team's line on the board. */
export const boardTeamSchema = z.object({
  /** Null for a team whose name an admin has hidden. */
  name: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  phase: huntStateSchema.shape.phase,
  paused: z.boolean(),
  stop_number: z.int(),
  stops_count: z.int(),
  solved: z.int(),
  score: z.int(),
  started_at: z.nullable(z.date()),
  finished_at: z.nullable(z.date()),
  /** Set for a result faster than legs that no admin shows on public boards. */
  too_fast: z.optional(z.literal(true)),
});
export type BoardTeam = z.infer<typeof boardTeamSchema>;

const people = z.int().check(z.minimum(1, partyTexts.teamSize), z.maximum(MAX_PARTICIPANTS, partyTexts.teamSize));

const peopleIn = (teams: readonly { people: number }[]) => teams.reduce((sum, team) => sum + team.people, 0);

/** The positions of those teams whose name an earlier team has. An empty name is no name. */
function repeatedNames(teams: readonly { name: string }[]): number[] {
  const plain = teams.map(({ name }) => name.normalize('NFKC').trim().toLowerCase());
  return plain.flatMap((name, n) => (name !== '' && plain.indexOf(name) < n ? [n] : []));
}

type Named = readonly { name: string }[];

const namedApart = <T extends Named>() =>
  z.check<T>((payload) => {
    for (const n of repeatedNames(payload.value))
      payload.issues.push({ code: 'custom', message: partyTexts.sameName, path: [n, 'name'], input: payload.value });
  });

/** The teams as somebody orders them. A team without a phone plays on its page alone. */
const orderedTeams = z.array(z.strictObject({ name: teamNameField, people, phone_number: z.nullable(ukMobile) })).check(
  z.minLength(MIN_TEAMS, partyTexts.teams),
  z.maxLength(MAX_TEAMS, partyTexts.teams),
  z.refine((teams) => peopleIn(teams) >= MIN_PEOPLE && peopleIn(teams) <= MAX_PEOPLE, partyTexts.size),
  namedApart(),
  z.check((payload) => {
    const phones = payload.value.map(({ phone_number }) => phone_number);
    for (const [n, phone] of phones.entries())
      if (phone !== null && phones.indexOf(phone) < n) {
        const path = [n, 'phone_number'];
        payload.issues.push({ code: 'custom', message: partyTexts.phoneTwice, path, input: payload.value });
      }
  }),
);

/**
 * Input of the callable `createParty`. The browser chooses `party_id`, so that a double click leads
 * to the same party and the same payment. The input has no price, because the server computes it.
 */
export const createPartyInput = z.strictObject({
  party_id: documentId.check(z.maxLength(100)),
  tour_id: documentId,
  email: emailAddress,
  starts: startsField,
  /** A London day; null for today. */
  day: dayField,
  /** Absent or null for no invoice. */
  invoice: z.optional(z.nullable(invoiceToInput)),
  teams: orderedTeams,
});
export type CreatePartyInput = z.infer<typeof createPartyInput>;

/** Output of `createParty`. `client_secret` is null once the party is paid. */
export const createPartyOutput = z.object({
  party_id: z.string(),
  amount: z.int(),
  client_secret: z.nullable(z.string()),
});
export type CreatePartyOutput = z.infer<typeof createPartyOutput>;

/** Input of `findParty`, which gives the organiser's link to the browser that booked the party. */
export const findPartyInput = z.strictObject({ party_id: documentId });
export const findPartyOutput = z.object({ token: pageToken });

/** Input of `openParty`, which gives the links of a party's teams and board to its organiser. */
export const openPartyInput = z.strictObject({ token: pageToken });
export const openPartyOutput = z.object({
  board_token: pageToken,
  teams: z.array(z.object({ booking_id: z.string(), token: pageToken })),
});
export type PartyLinks = z.infer<typeof openPartyOutput>;

/** Input of the callables behind the organiser's link. `request_id` makes a repeated request harmless. */
const byLink = { token: pageToken, request_id: documentId };
export const renewPartyLinkInput = z.strictObject(byLink);
export const renewPartyLinkOutput = z.object({ token: pageToken });
export const startPartyInput = z.strictObject(byLink);
export const cancelPartyInput = z.strictObject(byLink);
export const movePartyInput = z.strictObject({ ...byLink, day: dayField });

/**
 * Input of `arrangeTeams`: the teams that have not started, as they are to be. `booking_id` is null
 * for a new team. A team that is missing is removed.
 */
export const arrangeTeamsInput = z.strictObject({
  ...byLink,
  teams: z
    .array(z.strictObject({ booking_id: z.nullable(documentId), name: teamNameField, people }))
    .check(z.minLength(1, partyTexts.teams), z.maxLength(MAX_TEAMS, partyTexts.teams), namedApart()),
});
export type ArrangedTeam = z.infer<typeof arrangeTeamsInput>['teams'][number];

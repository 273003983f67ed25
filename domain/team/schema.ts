import * as z from 'zod/mini';
import { pageToken } from '../booking/booking-page.ts';
import type { RateLimit } from '../booking/limits.ts';
import { playerName } from '../booking/page-players.ts';
import { partOnPageSchema } from '../booking/party-schema.ts';
import { bookingStatuses } from '../booking/schema.ts';
import { startWindowSchema } from '../booking/start-window-schema.ts';
import { paragraph } from '../fields/index.ts';
import { huntStateSchema, stopResultSchema } from '../hunt/state.ts';
import { rewardKinds } from '../wording/reward-kinds.ts';
import { teamTexts } from './page-texts.ts';

/**
 * `team_pages/{hash of the token}`: where a team's hunt stands. Found by the link to the page,
 * never listed. It has no number, address, answer or clue. Every commit of the booking writes it
 * (`teamPageOf`).
 */
export const teamPageSchema = z.object({
  booking_id: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  team_name: z.nullable(z.string()),
  participants: z.int(),
  /** The last digits of each phone of the booking. */
  phones: z.array(z.string()),
  /** The names of those who have joined on the page. */
  page_players: z.array(z.string()),
  status: z.enum(bookingStatuses),
  start_window: z.nullable(startWindowSchema),
  confirmed_at: z.nullable(z.date()),
  expires_at: z.nullable(z.date()),
  cancelled_at: z.nullable(z.date()),
  started_at: z.nullable(z.date()),
  completed_at: z.nullable(z.date()),
  phase: huntStateSchema.shape.phase,
  paused: z.boolean(),
  /** When a pause that the team began ends by itself. */
  pause_ends_at: z.nullable(z.date()),
  stop_number: z.int(),
  stops_count: z.int(),
  stop_started_at: z.nullable(z.date()),
  /** Since when the clock has been stopped, until the team's next move; null while it runs. */
  clock_stands_at: z._default(z.nullable(z.date()), null),
  /** Wrong answers and hints at the current stop. */
  wrong_answers: z.int(),
  hints: z.int(),
  score: z.int(),
  /** How each stop ended, in the order of the walk. */
  results: z.array(stopResultSchema),
  /** Whether the team may give itself a name: it has none, and no admin has taken one away. */
  may_name: z._default(z.boolean(), false),
  /** Whether an admin keeps the team off the leaderboard. */
  unlisted: z.boolean(),
  /** Set for a result faster than anybody walks, unless an admin shows it on public boards. */
  too_fast: z.optional(z.literal(true)),
  /**
   * The id of the result as it is shared; it tells neither the page's id nor the token. Older pages
   * have none until their booking is next written.
   */
  share_id: z._default(z.string(), ''),
  /** For a team of a party. */
  party: z.optional(partOnPageSchema),
});
export type TeamPage = z.infer<typeof teamPageSchema>;

/**
 * `team_pages/{id}/stops/{n}`: a stop that the team has reached. It has the hint once taken and the reward
 * once earned. It has the answer only after the hunt, and only if the stop was skipped or had gone.
 */
export const teamStopSchema = z.object({
  stop_number: z.int(),
  /** The stop's number in the tour, by which its picture is found. */
  tour_stop: z.int(),
  location_name: z.string(),
  clue: z.string(),
  question: z.nullable(z.string()),
  directions: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  has_hint: z.boolean(),
  hint: z.nullable(z.string()),
  /** The stop's look, what it is worth, and whether the team has found it; null without one. */
  look: z._default(z.nullable(z.object({ question: z.string(), points: z.int(), found: z.boolean() })), null),
  /** What solves a stop that the team did not solve; null until the hunt is completed. */
  answer: z._default(z.nullable(z.string()), null),
  /** A sentence about the wall; null until the team has solved it, and without one. */
  fact: z._default(z.nullable(z.string()), null),
  reward: z.nullable(
    z.object({
      name: z.string(),
      address: z.string(),
      offer: z.string(),
      offer_kind: z._default(z.nullable(z.enum(rewardKinds)), null),
      opening_hours: z.nullable(z.string()),
      offer_hours: z._default(z.nullable(z.string()), null),
      /** The six characters by which the partner redeems it; null for a hunt without links. */
      code: z._default(z.nullable(z.string()), null),
    }),
  ),
});
export type TeamStop = z.infer<typeof teamStopSchema>;

/** `team_pages/{id}/lines/{id}`: a line of the transcript, the same for the whole team. */
export const teamLineSchema = z.object({
  /** A page player's name, or the last three digits of a phone; null for Streetlore. */
  from: z.nullable(z.string()),
  /** Whom a reply is for, in the same form; null for the whole team. */
  to: z.nullable(z.string()),
  text: z.string(),
  at: z.date(),
  /** The order of the transcript: milliseconds of `at` x 100 plus the position in its batch. */
  seq: z.number(),
  expires_at: z.date(),
});
export type TeamLine = z.infer<typeof teamLineSchema>;

/** Where the hunt stood on a page. */
export const seenSchema = z.object({ phase: huntStateSchema.shape.phase, stop_number: z.int() });
export type Seen = z.infer<typeof seenSchema>;

/** The characters of a message that a page takes, as many as Twilio takes of a text. */
export const MAX_PAGE_MESSAGE = 1600;

const byLink = { token: pageToken, name: playerName };
/** Input of the callable `joinTeam`. A name that has joined before is the same player again. */
export const joinTeamInput = z.strictObject(byLink);
export const joinTeamOutput = z.object({ name: z.string() });
/**
 * The browser chooses `message_id`, so that a message is played once. `seen`: where the hunt stood
 * on the page when the player began to write.
 */
export const playOnPageInput = z.strictObject({
  ...byLink,
  message_id: z.uuid(),
  text: paragraph(MAX_PAGE_MESSAGE, teamTexts.empty),
  seen: seenSchema,
});

/** `reply`: the reply to a text that may mean danger, for its writer alone; null for any other. */
export const playOnPageOutput = z.object({ reply: z.nullable(z.string()) });

/**
 * How often one visitor, and one network address, may call. 60 people may play in one pub's network with ten
 * messages a minute each, and phones of one carrier share addresses.
 */
export const teamRateLimits = {
  visitor: { calls: 30, milliseconds: 60_000 },
  address: { calls: 600, milliseconds: 60_000 },
} as const satisfies Record<string, RateLimit>;

/** How many messages the pages of one team may send: in a minute, and in a day. */
export const teamMessageLimits = {
  minute: { calls: 60, milliseconds: 60_000 },
  day: { calls: 1000, milliseconds: 24 * 3_600_000 },
} as const satisfies Record<string, RateLimit>;

/** The limit for messages that may mean danger. They are heard even when the others are too many. */
export const teamDangerLimit = { calls: 30, milliseconds: 10 * 60_000 } as const satisfies RateLimit;

/**
 * How many messages of one team's pages may text all phones: more than skipping every stop of a
 * long tour takes, fewer than PAUSE and RESUME in turn, which cost a text to each.
 */
export const teamTextLimit = { calls: 40, milliseconds: 10 * 60_000 } as const satisfies RateLimit;

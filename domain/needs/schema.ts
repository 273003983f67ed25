import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

/** Why a hunt needs an admin, the most urgent first; the list shows each hunt by its most urgent. */
export const needKinds = [
  'danger',
  'money',
  'person',
  'failing_phone',
  'gone',
  'wrong_answers',
  'not_started',
  'slow',
  'at_reward',
] as const;
export type NeedKind = (typeof needKinds)[number];

const needSchema = z.object({
  kind: z.enum(needKinds),
  /** From when on the hunt needs somebody, if nothing changes. It may lie ahead. */
  from: z.date(),
  /**
   * The place in the group, from 0, of the phone that pleads or gets no texts. Absent otherwise, as for a
   * plea on the team's page.
   */
  phone: z.optional(z.int()),
  /** True for a phone that has opted out and plays on; absent otherwise. */
  opted_out: z.optional(z.literal(true)),
  /** The beginning of a plea, and the id and the time of its latest text. Absent otherwise. */
  words: z.optional(z.string()),
  text_id: z.optional(z.string()),
  said_at: z.optional(z.date()),
  /** The stop whose wall has gone: its place, and its number in the tour. Absent otherwise. */
  stop: z.optional(z.object({ location_name: z.string(), tour_stop: z.int() })),
});
export type Need = z.infer<typeof needSchema>;

/** The actions noted beside a hunt, so that two people on duty do not do the same twice. */
const notedActions = [
  'snooze',
  'called',
  'text',
  'resend',
  'hint',
  'nudge',
  'skip',
  'pause',
  'resume',
  'number',
  'add_phone',
  'welcome',
  'move',
  'refund',
  'done',
] as const;
export type NotedActionKind = (typeof notedActions)[number];

/** What an admin last did about a hunt. The reasons from before it are put aside until `until`. */
const notedActionSchema = z.object({
  what: z.enum(notedActions),
  at: z.date(),
  by: z.string(),
  until: z.date(),
});
export type NotedAction = z.infer<typeof notedActionSchema>;

/**
 * `hunt_needs/{bookingId}`: what a paid hunt needs from an admin; admins and functions only.
 * Derived from the booking, its tour, and its conversations; deleted when the hunt is over and
 * nobody may be in danger. It has no phone number.
 */
export const huntNeedsSchema = z.object({
  team: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  /** The stop being played, from 1; 0 before START. `tour_stop` is its number in the tour. */
  stop_number: z.int(),
  tour_stop: z.int(),
  /** The stop's place; null before START. */
  location_name: z.nullable(z.string()),
  stop_started_at: z.nullable(z.date()),
  wrong_answers: z.int(),
  expires_at: z.nullable(z.date()),
  needs: z.array(needSchema),
  /** When an admin is first needed; null if nothing that is known now will ever need one. */
  from: z.nullable(z.date()),
  /**
   * The place in the list: when the first reason begins, put aside or not. A plea counts as ten years earlier
   * and danger as twenty, so that they come first. Null without a reason or an action.
   */
  order: z.nullable(z.date()),
  action: z.nullable(notedActionSchema),
  /**
   * The time of the latest report of a gone wall that an admin has ended with Done; null before the first.
   */
  gone_done_at: z.nullable(z.date()),
  /** What the phones on duty were last texted about, and at which stop; null before the first time. */
  called: z._default(z.nullable(z.object({ kinds: z.array(z.enum(needKinds)), stop_number: z.int() })), null),
  counted_at: z.date(),
});
export type HuntNeeds = z.infer<typeof huntNeedsSchema>;

/** For how many minutes an admin may put a hunt aside. */
export const snoozeMinutes = [10, 30, 60] as const;

/**
 * An admin's action that changes nothing but a hunt's row. `snooze` puts the hunt aside, `show` takes that
 * back, `called` says that somebody was called, and `done` ends the report of a wall that has gone.
 */
export const attendHuntInput = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('snooze'),
    booking_id: documentId,
    request_id: documentId,
    minutes: z.literal([...snoozeMinutes]),
  }),
  z.strictObject({ what: z.enum(['show', 'called', 'done']), booking_id: documentId, request_id: documentId }),
]);
export type AttendHuntInput = z.output<typeof attendHuntInput>;

import * as z from 'zod/mini';
import { closeReasons } from '../answers/amiss.ts';
import { refundReasonSchema } from '../refund-reasons/index.ts';
import { toldLanguages } from '../sms/opinion.ts';
import { scoreParts } from './score.ts';

/**
 * `again`: until when a repeated reward is valid, and whether that time is over. `closed`: the reward cannot
 * be fetched `at` that time. `opens`: when it can be (null: not soon). `until`: the end of its validity, if
 * that is more than a day. `offer`: the place may be open, but its offer does not hold.
 */
const reward = {
  stop_number: z.int(),
  again: z.optional(z.object({ until: z.date(), is_over: z.boolean() })),
  closed: z.optional(
    z.object({
      at: z.date(),
      opens: z.nullable(z.date()),
      until: z.optional(z.date()),
      offer: z.optional(z.enum(['over', 'later'])),
    }),
  ),
};

/**
 * A message of the hunt, as a kind and figures. It has no clues, hints or offers: they come from the hunt's
 * tour.
 */
const huntMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome') }),
  /** To a START before the day that the hunt was booked for. */
  z.object({ kind: z.literal('early') }),
  /** To a START before the organiser of the party has said GO. */
  z.object({ kind: z.literal('held') }),
  /** To the phones of a team that the organiser of its party has removed. */
  z.object({ kind: z.literal('team_removed') }),
  /** In the evening before the day that the hunt was booked for. */
  z.object({ kind: z.literal('day_before') }),
  /** In the morning of that day. */
  z.object({ kind: z.literal('reminder') }),
  /** LINK and MOVE: the link to the booking. */
  z.object({ kind: z.literal('link'), moves: z.boolean() }),
  /** MOVE from a party's team, which cannot move by itself. */
  z.object({ kind: z.literal('organiser_moves') }),
  /** The booking was moved to another day, or to today. */
  z.object({ kind: z.literal('moved') }),
  /** The day that the hunt was booked for has been closed. `sentence` says why. */
  z.object({ kind: z.literal('day_closed'), sentence: z.string() }),
  /** To a phone that another phone has replaced. */
  z.object({ kind: z.literal('replaced') }),
  /** A visitor cancelled the booking. `back`: what goes back; null if a void gift had paid, which gets nothing. */
  z.object({ kind: z.literal('cancelled'), back: z.nullable(z.enum(['money', 'voucher'])) }),
  /** To a phone that joins a hunt under way, before the message that says where the hunt stands. */
  z.object({ kind: z.literal('joined') }),
  /**
   * A stop's place and puzzle. `lead`: how the player got there. `from`: the stop just left. `looked`: the
   * look of this stop is already found. `dark`: the walk that begins here meets the dark.
   */
  z.object({
    kind: z.literal('location_with_clue'),
    stop_number: z.int(),
    lead: z.enum(['none', 'correct', 'moving', 'skipped', 'gone']),
    from: z.int(),
    looked: z.optional(z.boolean()),
    dark: z.optional(z.object({ at: z.date(), is_now: z.boolean() })),
  }),
  /** To a phone whose first hunt has just begun, after the first puzzle. */
  z.object({ kind: z.literal('safety') }),
  /** The reply to LOOK, and to an answer to a stop's look. */
  z.object({
    kind: z.literal('look'),
    stop_number: z.int(),
    says: z.enum(['question', 'right', 'wrong', 'enough', 'known', 'none']),
  }),
  /** `lost`: the points that the hint costs; absent when it costs none. */
  z.object({ kind: z.literal('hint'), stop_number: z.int(), lost: z.optional(z.int()) }),
  /** `hint`: whether the reply mentions HINT. `is_free`: whether it says that the first guess is free. */
  z.object({
    kind: z.literal('wrong'),
    stop_number: z.int(),
    lost: z.optional(z.int()),
    is_free: z.optional(z.boolean()),
    hint: z.optional(z.boolean()),
  }),
  /** LOST: the way to a stop from the stop before. */
  z.object({ kind: z.literal('directions'), stop_number: z.int() }),
  /** To a plea in own words: the commands that help. `hint`: whether HINT is one of them. */
  z.object({
    kind: z.literal('commands_that_help'),
    stop_number: z.int(),
    about: z.enum(['gone', 'lost']),
    hint: z.boolean(),
  }),
  /** To a team that has been silent for long. `hint`: whether the stop has a hint left, which is free now. */
  z.object({ kind: z.literal('nudge'), stop_number: z.int(), hint: z.boolean() }),
  /** To a team whose stop got its backup question: the wall cannot be used. */
  z.object({ kind: z.literal('backup'), stop_number: z.int() }),
  /** To a greeting. */
  z.object({ kind: z.literal('greeting') }),
  /** After many wrong answers in a row: the commands that help. */
  z.object({ kind: z.literal('enough'), stop_number: z.int() }),
  /**
   * To a text that crossed with the move from stop `from` and changes nothing. `by`: the last three digits of
   * the phone that moved the hunt; `us` is an admin, `page` the page player `name`. `wait`: for how many
   * seconds SKIP is held. `long_ago`: the move was half a minute ago or more, so the text is a late answer or
   * comes from a page that was offline.
   */
  z.object({
    kind: z.literal('crossed'),
    from: z.int(),
    stop_number: z.int(),
    place: z.enum(['puzzle', 'reward']),
    how: z.enum(['started', 'solved', 'skipped', 'left']),
    by: z.string(),
    name: z.optional(z.string()),
    wait: z.optional(z.int()),
    long_ago: z.optional(z.boolean()),
  }),
  /** Nearly the answer, which costs nothing. `amiss` is absent in texts of earlier releases. */
  z.object({ kind: z.literal('close'), amiss: z.optional(z.enum(closeReasons)) }),
  /** The reward of a solved stop. The hunt waits for CLAIMED or CONTINUE. */
  z.object({ kind: z.literal('reward_with_pause'), ...reward }),
  /** The reward of the last stop; no reply is expected. */
  z.object({ kind: z.literal('partner_offer'), ...reward }),
  /** `parts`: how the score came about; absent in texts of earlier releases. */
  z.object({
    kind: z.literal('completion'),
    score: z.int(),
    solved: z.int(),
    seconds: z.int(),
    parts: z.optional(scoreParts),
  }),
  /**
   * The end of a party: where all teams meet, and when (`HH:MM` in London). `score` is null for a team
   * whose hunt does not end by it.
   */
  z.object({ kind: z.literal('last_call'), place: z.string(), meet: z.string(), score: z.nullable(z.int()) }),
  /** Follows the completion: the reply to this question is the tour's review. */
  z.object({ kind: z.literal('ask_review') }),
  /** To a review without clear stars. */
  z.object({ kind: z.literal('ask_stars') }),
  z.object({ kind: z.literal('review_thanks') }),
  /** `waits`: what a hunt that is not being played waits for. */
  z.object({
    kind: z.literal('status'),
    stop_number: z.int(),
    percent: z.int(),
    score: z.int(),
    /** How the score came about; absent while it is 0, and in texts of earlier releases. */
    parts: z.optional(scoreParts),
    waits: z.optional(z.enum(['start', 'pause', 'resume'])),
  }),
  z.object({ kind: z.literal('help'), on_page: z.optional(z.literal(true)) }),
  /** To a page player who asks for what only a phone can do: opt out of texts, or get the booking's link. */
  z.object({ kind: z.literal('by_phone'), command: z.enum(['STOP', 'LINK', 'MAIL']) }),
  /** Help for a completed hunt: the commands that still do something. */
  z.object({ kind: z.literal('help_after') }),
  /** Help for a phone that is in another hunt too. `other`: the tour that SWITCH leads to. */
  z.object({ kind: z.literal('help_switch'), other: z.string() }),
  /** To a START that may mean each of several tours. */
  z.object({ kind: z.literal('which_hunt'), tours: z.array(z.string()) }),
  /** The reply to SWITCH when the phone is in no other hunt. */
  z.object({ kind: z.literal('only_hunt') }),
  z.object({ kind: z.literal('already_started') }),
  z.object({ kind: z.literal('not_started') }),
  z.object({ kind: z.literal('finish_puzzle_first') }),
  z.object({ kind: z.literal('reward_waiting') }),
  z.object({ kind: z.literal('all_done') }),
  /**
   * To a player who wants money back or a person. `puzzle`: the stop at which HINT or SKIP helps.
   * `from`: when the desk is staffed; absent while it is. `on_page`: whether the player asks on the team's
   * page; `by_mail`: whether an answer outside the desk's hours goes by mail too.
   */
  z.object({
    kind: z.literal('passed_on'),
    puzzle: z.nullable(z.int()),
    from: z.optional(z.date()),
    on_page: z.optional(z.literal(true)),
    by_mail: z.optional(z.literal(true)),
  }),
  /** To a text that may mean danger. */
  z.object({ kind: z.literal('danger') }),
  /** To talk that no rule knows. `hint`: whether HINT is named. */
  z.object({ kind: z.literal('not_an_answer'), hint: z.boolean() }),
  /** The answer to a question, from the tour's own data. */
  z.object({ kind: z.literal('fact'), sentence: z.string() }),
  /** The commands in the player's own language. */
  z.object({ kind: z.literal('in_language'), language: z.enum(toldLanguages) }),
  z.object({ kind: z.literal('no_more_skips') }),
  /** Asks whether the hunt shall end at a stop, with these points. */
  z.object({ kind: z.literal('end_here'), stop_number: z.int(), score: z.int() }),
  z.object({ kind: z.literal('unreadable') }),
  z.object({ kind: z.literal('opted_in') }),
  /** To the team of a phone that has opted out and plays on. `phone`: its last three digits. */
  z.object({ kind: z.literal('unheard'), phone: z.string() }),
  z.object({ kind: z.literal('expired') }),
  z.object({ kind: z.literal('stopped') }),
  /** The booking was refunded in full, which ends the hunt. */
  z.object({ kind: z.literal('refunded') }),
  /** An admin gave money back, and the hunt stays as it is. */
  z.object({ kind: z.literal('money_back'), pence: z.int(), reason: refundReasonSchema }),
  /** `until`: when a pause that the team began ends by itself; absent for an admin's pause. */
  z.object({ kind: z.literal('paused'), until: z.optional(z.date()) }),
  /** The tour that was sold cannot be played. */
  z.object({ kind: z.literal('unavailable') }),
  z.object({ kind: z.literal('no_hunt') }),
]);
export type HuntMessage = z.infer<typeof huntMessageSchema>;

import type { AuditEntry } from '@streetlore/domain/audit';
import { noonOf } from '@streetlore/domain/booking';
import { templateNames } from '@streetlore/domain/hunt';
import type { AdminStep } from '@streetlore/domain/playing';
import type { ConversationFilter, OpinionAction, SmsMessage } from '@streetlore/domain/sms';
import { formatWeekday } from '@streetlore/domain/time';
import { messageTexts, plural } from '../texts.ts';

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const opinionWords = {
  danger: 'heard danger and called',
  passed_on: 'passed it on to us',
  commands: 'named the commands that help',
  fact: 'answered from the tour',
  points: 'gave points back',
  language: 'named commands in the player’s language',
} as const satisfies Record<OpinionAction, string>;

export const smsTexts = {
  ...messageTexts,
  conversations: 'Conversations',
  filter: 'Filter',
  filters: { all: 'All', real: 'Real', test: 'Test', awaiting: 'To answer' } satisfies Record<
    ConversationFilter,
    string
  >,
  search: 'Search',
  searchHint: 'Phone, tour or page player',
  loading: 'Loading conversations...',
  loadFailed: 'The conversations could not be loaded.',
  empty: 'No texts yet',
  emptyWhy: 'A conversation appears here with the first text to or from a number.',
  nothingFound: 'No conversation matches',
  noWords: 'A picture without text',
  lastFailed: 'The last text did not arrive',
  test: 'Test',
  awaits: 'Waits for an answer',
  /** `since`: such as '5m ago'. */
  wroteSince: (since: string) => `Streetlore wrote ${since}`,
  danger: 'May be in danger',
  dangerSince: (ago: string) => `May be in danger, wrote ${ago}:`,
  waitsSince: (ago: string) => `Waits for us, asked ${ago}:`,
  markDone: 'Done',
  done: 'Nobody waits here any more',
  notDone: 'The waiting could not be ended',

  back: 'All conversations',
  toPlayer: 'Bookings',
  toHunt: 'Whole hunt',
  team: 'Phones and page of the team',
  page: 'Page',
  /** `player` is empty for the whole team. */
  onPage: (player: string) => (player === '' ? 'on the page' : `on the page, ${player}`),
  pageOf: (player: string | null) => (player ? `On the page: ${player}` : 'On the page'),
  pageThread: 'Team’s page',
  numbers: (first: string, others: number) => (others > 0 ? `${first} and ${others} more` : first),
  thread: (number: string) => `Texts with ${number}`,
  threadLoading: 'Loading messages...',
  threadFailed: 'The messages could not be loaded.',
  threadEmpty: 'No texts with this number yet',
  badNumber: 'This is not a phone number',
  erased: 'The people who had these texts were erased: there is no conversation with them any more',
  earlier: 'Show earlier',
  newText: (who: string, text: string) => `New message from ${who}: ${text}`,
  huntThread: 'Texts of this hunt',
  huntTexts: 'Texts of all phones and messages on the page',
  huntThreadEmpty: 'No texts in this hunt yet',
  to: 'To',
  everybody: (phones: number, hasPage: boolean) => {
    const all = [phones > 0 && (phones > 1 ? `all ${phones} phones` : 'the phone'), hasPage && 'the page'];
    return capitalised(all.filter(Boolean).join(' and '));
  },
  phone: (place: number) => `Phone ${place}`,
  phones: (places: readonly number[]) => `${places.length === 1 ? 'phone' : 'phones'} ${places.join(', ')}`,
  us: 'Streetlore',
  player: 'Player',
  map: (place: string) => `${place} on the map`,

  /** What the AI vendor's second opinion on a text did. */
  opinion: (did: readonly OpinionAction[]) => `Second opinion: ${did.map((action) => opinionWords[action]).join(', ')}`,
  received: 'Received',
  sent: 'Sent',
  delivered: 'Delivered',
  queued: 'Waiting to be sent',
  sending: 'On its way',
  retrying: (reason: string) => `Trying again: ${reason}`,
  resend: 'Send again',
  resent: 'Sent again',
  resentTo: (number: string) => `Sent again to ${number}`,
  resendFailed: 'The text was not sent again',
  undelivered: 'Phones That Texts Did Not Reach',
  undeliveredTexts: (count: number, newest: string) => `${count} texts, last: ${newest}`,
  undeliveredAll: (count: number) => `Show all ${count} phones`,
  undeliveredFewer: 'Show fewer',
  undeliveredFailed: 'The phones that texts did not reach could not be loaded.',
  replace: 'Replace number',
  drop: 'Drop phone',

  noHunt: 'No hunt with this number',
  huntLoading: 'Loading the hunt...',
  huntFailed: 'The hunt could not be loaded.',
  progress: (stop: number, stops: number) => `Stop ${stop} of ${stops}`,
  steps: {
    nudge: 'Nudge',
    way: 'Send the way',
    hint: 'Free hint',
    skip: 'Skip stop',
    pause: 'Pause',
    resume: 'Resume',
    end: 'End hunt',
  } satisfies Record<AdminStep, string>,
  stepFailed: 'The hunt was not changed',
  skipTitle: 'Skip this stop?',
  skipWhy: (stop: number) =>
    `Stop ${stop} ends without points, and everybody in this hunt gets the next one. This cannot be undone.`,
  endTitle: 'End this hunt?',
  endWhy: 'Everybody in this hunt is told that it has ended, and nobody can continue it. This cannot be undone.',
  heardBy: (readers: string) => `Goes to ${readers}.`,
  teamsPage: 'the team’s page',

  answer: 'Answer',
  send: 'Send',
  sendByKey: 'Ctrl Enter sends it.',
  free: (characters: number) => `${plural(characters, 'character')}, free of charge on the page`,
  notSent: 'The text was not sent. Please try again.',
  optedOutSince: (moment: string) => `since ${moment}`,
  someAdmin: 'An admin',
  byLink: 'A visitor, by the link,',
} as const;

/** The kind of a text in an admin's words: those of the templates, and those of admins' texts. */
const messageKinds: Readonly<Record<string, string>> = {
  ...templateNames,
  answer: 'Answer',
  interaction: 'From the player',
  plea: 'Asks for us',
  plea_done: 'Asked for us',
  call: 'To a phone on duty',
  danger: 'Reply to danger',
  danger_call: 'Danger, to a phone on duty',
};

/** The name of a text's kind. The hunt's minor kinds are shown by their own names. */
export const kindOf = ({ message_type }: Pick<SmsMessage, 'message_type'>): string =>
  messageKinds[message_type] ?? capitalised(message_type.replaceAll('_', ' '));

const adminActions: Readonly<Record<string, (detail: AuditEntry['detail']) => string>> = {
  player_answered: () => 'answered',
  text_resent: () => 'sent a failed text again',
  test_sms_sent: () => 'sent a test',
  broadcast_sent: ({ recipients }) => `sent a broadcast to ${plural(Number(recipients), 'phone')}`,
  hunt_nudged: () => 'nudged the players',
  hunt_way_sent: () => 'sent the way to the stop',
  hunt_stop_skipped: () => 'skipped a stop',
  hunt_paused: () => 'paused the hunt',
  hunt_resumed: () => 'resumed the hunt',
  hunt_ended: () => 'ended the hunt',
  welcome_resent: () => 'sent the welcome again',
  teammate_added: ({ last_digits }) => `added a teammate's number (…${last_digits})`,
  phone_replaced: ({ last_digits, instead_of }) =>
    `put the number …${last_digits} in the place of ${instead_of ? `…${instead_of}` : 'another'}`,
  expiry_extended: ({ hours }) => `gave the hunt ${plural(Number(hours), 'more hour')}`,
  booking_moved: ({ day }) =>
    `moved the booking ${typeof day === 'string' ? `to ${formatWeekday(noonOf(day))}` : 'so that it can be started at once'}`,
  booking_cancelled: () => 'cancelled the booking',
  booking_link_renewed: () => 'made a new link to the booking',
  booking_link_ended: () => 'ended the link to the booking',
  party_started: () => 'said GO to the party',
  party_moved: ({ day }) =>
    `moved the party ${typeof day === 'string' ? `to ${formatWeekday(noonOf(day))}` : 'so that it can be started at once'}`,
  party_cancelled: () => 'cancelled the party',
  party_teams_arranged: ({ teams }) => `shared the party out among ${plural(Number(teams), 'team')}`,
  party_link_renewed: () => 'made a new link to the party',
  closed_day_told: ({ day }) => `told of the closed day ${formatWeekday(noonOf(String(day)))}`,
  team_edited: ({ listed }) => (listed ? 'edited the team' : 'hid the team from the leaderboard'),
  fast_result_shown: () => 'showed a result faster than legs on the leaderboard',
  fast_result_kept_back: () => 'took a result faster than legs off the leaderboard',
  refund_requested: () => 'issued a refund',
  refund_problem_closed: () => 'closed a failed refund',
};

/** An admin action in words, to follow the admin's name. */
export const adminActionWords = ({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string =>
  adminActions[action]?.(detail) ?? action.replaceAll('_', ' ');

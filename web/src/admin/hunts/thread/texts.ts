import type { AuditEntry } from '@streetlore/domain/audit';
import { noonOf } from '@streetlore/domain/booking';
import { templateNames } from '@streetlore/domain/hunt';
import type { OpinionAction, SmsMessage } from '@streetlore/domain/sms';
import { formatWeekday } from '@streetlore/domain/time';
import { messageTexts, plural } from '../../texts.ts';

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const opinionWords = {
  danger: 'heard danger and called',
  passed_on: 'passed it on to us',
  commands: 'named the commands that help',
  fact: 'answered from the tour',
  points: 'gave points back',
  language: 'named commands in the player’s language',
} as const satisfies Record<OpinionAction, string>;

/** What the thread of a hunt or a number says. */
export const threadTexts = {
  ...messageTexts,
  noWords: 'A picture without text',
  test: 'Test',
  dangerSince: (ago: string) => `May be in danger, wrote ${ago}:`,
  waitsSince: (ago: string) => `Waits for us, asked ${ago}:`,
  markDone: 'Done',
  done: 'Nobody waits here any more',
  notDone: 'The waiting could not be ended',
  /** `player` is empty for the whole team. */
  onPage: (player: string) => (player === '' ? 'on the page' : `on the page, ${player}`),
  pageOf: (player: string | null) => (player ? `On the page: ${player}` : 'On the page'),
  threadLoading: 'Loading messages...',
  threadFailed: 'The messages could not be loaded.',
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
  party_last_called: () => 'set the last call of the party',
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
  gift_given_back: () => 'ended the hunt and gave the gift back what it had paid',
  refund_problem_closed: () => 'closed a failed refund',
  invoice_made: () => 'made the invoice',
  invoice_corrected: () => 'corrected the company on the invoice',
};

/** An admin action in words, to follow the admin's name. */
export const adminActionWords = ({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string =>
  adminActions[action]?.(detail) ?? action.replaceAll('_', ' ');

import type { PleaKind } from '../sms/schema.ts';
import { formatAgo } from '../time/index.ts';
import type { HuntNeeds, Need, NotedAction, NotedActionKind } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const minutesSince = (at: Date | null, now: Date) =>
  Math.max(0, Math.round((now.getTime() - (at ?? now).getTime()) / MINUTE));

type Place = Pick<HuntNeeds, 'location_name' | 'stop_number' | 'stop_started_at' | 'wrong_answers' | 'expires_at'>;
const at = ({ location_name, stop_number }: Place) => location_name ?? `stop ${stop_number}`;

/** What a player asks of us, in a few words. */
export const pleaWords = {
  danger: 'may be in danger',
  money: 'asks about money',
  person: 'asks for a person',
} as const satisfies Record<PleaKind, string>;

/** Why a hunt needs an admin, in a few words. */
export function needWords({ kind, phone = 0, opted_out, stop }: Need, hunt: Place, now: Date): string {
  const left = (hunt.expires_at ?? now).getTime() - now.getTime();
  const minutes = minutesSince(hunt.stop_started_at, now);
  switch (kind) {
    case 'danger':
    case 'money':
    case 'person':
      return pleaWords[kind];
    case 'failing_phone':
      return opted_out ? `phone ${phone + 1} sent STOP and plays on` : `phone ${phone + 1} gets no texts`;
    case 'gone':
      return stop ? `says that the wall at ${stop.location_name} has gone` : 'says that a wall has gone';
    case 'wrong_answers':
      return `${hunt.wrong_answers} wrong at ${at(hunt)}, ${minutes} min`;
    case 'not_started':
      return left >= HOUR
        ? `no START, ${Math.floor(left / HOUR)} h left`
        : `no START, ${Math.max(0, Math.ceil(left / MINUTE))} min left`;
    case 'slow':
      return `${minutes} min at ${at(hunt)}`;
    case 'at_reward':
      return `silent at the reward of ${at(hunt)}`;
  }
}

const actionWords = {
  snooze: 'put it aside',
  called: 'called',
  text: 'texted',
  resend: 'sent a text again',
  hint: 'sent the hint',
  nudge: 'nudged',
  skip: 'skipped a stop',
  pause: 'paused the hunt',
  resume: 'resumed the hunt',
  number: 'changed a phone',
  add_phone: 'added a phone',
  welcome: 'sent the welcome again',
  move: 'moved the hunt',
  refund: 'refunded',
  done: 'marked it as done',
} as const satisfies Record<NotedActionKind, string>;

/** What was done about a hunt, by whom, and how long ago. */
export const noted = ({ what, by, at }: NotedAction, now: Date): string =>
  `${by} ${actionWords[what]} ${formatAgo(at, now)}`;

export const needsTexts = {
  title: 'Needs You',
  hunts: 'Hunts that need you',
  nothing: 'Nobody needs you. What players, photos and letters ask for shows up here by itself.',
  loading: 'Loading what needs you…',
  failed: 'What needs you could not be loaded',
  noHunt: 'No hunt',
  wroteOnPage: (name: string) => `${name} wrote on the page`,
  snooze: 'Snooze',
  snoozeFor: (minutes: number) => `${minutes} min`,
  snoozed: (team: string, minutes: number) => `${team}: back in ${minutes} minutes`,
  more: (count: number) => `and ${count} more`,
  backIn: (minutes: number) => `back in ${minutes} min`,
  showNow: 'Show now',
  notShown: 'This could not be shown again',
  showAll: 'Show all that needs you',
  showFewer: 'Show fewer',
  undo: 'Undo',
  notSnoozed: 'This could not be put aside',
} as const;

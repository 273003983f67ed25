import type { PleaKind } from '../sms/schema.ts';
import type { NeedDeed } from './deeds.ts';
import type { HuntNeeds, Need } from './schema.ts';

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
export function needWords({ kind, phone = 0, opted_out }: Need, hunt: Place, now: Date): string {
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
      return 'says that the wall has gone';
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

/** What the back office says about what needs an admin. */
export const needsTexts = {
  title: 'Needs You',
  hunts: 'Hunts that need you',
  nothing: 'Nobody needs you. What players, photos and letters ask for shows up here by itself.',
  loading: 'Loading what needs you…',
  failed: 'What needs you could not be loaded',
  deeds: {
    call: 'Call',
    text: 'Text',
    hint: 'Hint',
    nudge: 'Nudge',
    skip: 'Skip',
    number: 'Replace number',
    refund: 'Refund',
    stop: 'Open stop',
    done: 'Done',
  } satisfies Record<NeedDeed, string>,
  noHunt: 'No hunt',
  wroteOnPage: (name: string) => `${name} wrote on the page`,
  snooze: 'Snooze',
  snoozeFor: (minutes: number) => `${minutes} min`,
  snoozed: (team: string, minutes: number) => `${team}: back in ${minutes} minutes`,
  showAll: 'Show all that needs you',
  showFewer: 'Show fewer',
  undo: 'Undo',
  notSnoozed: 'This could not be put aside',
} as const;

import type { AuditAction } from '../audit/actions.ts';
import type { NeedKind, NotedActionKind } from './schema.ts';

/** What an admin can do about a hunt from its row. */
export type NeedAction = 'call' | 'text' | 'way' | 'hint' | 'nudge' | 'skip' | 'number' | 'refund' | 'stop' | 'done';

/** What fits each reason, the likeliest first. Putting aside fits all. */
export const actionsFor: Readonly<Record<NeedKind, readonly NeedAction[]>> = {
  danger: ['call', 'text', 'done'],
  money: ['text', 'refund', 'done'],
  person: ['text', 'way', 'hint', 'skip', 'done'],
  failing_phone: ['number', 'text'],
  gone: ['stop', 'text', 'done'],
  wrong_answers: ['hint', 'skip', 'text'],
  not_started: ['nudge', 'text'],
  slow: ['nudge', 'hint', 'skip', 'text'],
  at_reward: ['nudge', 'text'],
};

/** The actions that change a booking, by their name in the audit log. */
export const notedActionOf: Readonly<Record<string, NotedActionKind>> = {
  hunt_nudged: 'nudge',
  hunt_hinted: 'hint',
  hunt_stop_skipped: 'skip',
  hunt_paused: 'pause',
  hunt_resumed: 'resume',
  phone_replaced: 'number',
  teammate_added: 'add_phone',
  welcome_resent: 'welcome',
  booking_moved: 'move',
} satisfies Partial<Record<AuditAction, NotedActionKind>>;

/** For how long (minutes) a hunt steps aside after an action. */
export const ASIDE_MINUTES = 10;

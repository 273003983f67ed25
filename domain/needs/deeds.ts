import type { AuditAction } from '../audit/actions.ts';
import type { NeedKind, NotedDeedKind } from './schema.ts';

/** What an admin can do about a hunt from its row. */
export type NeedDeed = 'call' | 'text' | 'way' | 'hint' | 'nudge' | 'skip' | 'number' | 'refund' | 'stop' | 'done';

/** What fits each reason, the likeliest first. Putting aside fits all. */
export const deedsFor: Readonly<Record<NeedKind, readonly NeedDeed[]>> = {
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

/** The deeds that change a booking, by their action in the audit log. */
export const deedOfAction: Readonly<Record<string, NotedDeedKind>> = {
  hunt_nudged: 'nudge',
  hunt_hinted: 'hint',
  hunt_stop_skipped: 'skip',
  hunt_paused: 'pause',
  hunt_resumed: 'resume',
  phone_replaced: 'number',
  teammate_added: 'add_phone',
  welcome_resent: 'welcome',
  booking_moved: 'move',
} satisfies Partial<Record<AuditAction, NotedDeedKind>>;

/** For how long (minutes) a hunt steps aside after a deed. */
export const ASIDE_MINUTES = 10;

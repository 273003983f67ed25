import type { NeedKind } from './schema.ts';

/** What an admin can do about a hunt from its row. */
export type NeedDeed = 'call' | 'text' | 'way' | 'hint' | 'nudge' | 'skip' | 'number' | 'refund' | 'stop' | 'done';

/** What fits each reason, the likeliest first. Putting aside fits all. */
export const deedsFor: Readonly<Record<NeedKind, readonly NeedDeed[]>> = {
  danger: ['call', 'text', 'done'],
  money: ['text', 'refund', 'done'],
  person: ['text', 'way', 'hint', 'skip', 'done'],
  failing_phone: ['number', 'text'],
  gone: ['stop', 'text'],
  wrong_answers: ['hint', 'skip', 'text'],
  not_started: ['nudge', 'text'],
  slow: ['nudge', 'hint', 'skip', 'text'],
  at_reward: ['nudge', 'text'],
};

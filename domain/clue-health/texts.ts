import type { StopFault } from './schema.ts';

export const clueHealthTexts = {
  title: 'Looks Broken',
  why: {
    gone: 'two teams say that the wall has gone',
    unsolved: 'five of the last six teams did not solve it',
    slow: 'five of the last six teams took over twice the usual time',
  } satisfies Record<StopFault, string>,
  stop: (number: number, location: string) => `Stop ${number}, ${location}`,
  said: 'Players said:',
  edit: 'Edit tour',
  fine: 'It is fine',
  nowFine: 'Counted anew from now on',
  failed: 'This could not be saved',
} as const;

import { pleaIn } from '../commands/pleas.ts';

/**
 * Whether a text says that somebody is hurt, ill, in danger, threatened, touched, lost as a child, or
 * thinks of harming themselves. Wide rather than exact: a false alarm costs an admin one row.
 */
export const dangerIn = (text: string): boolean => pleaIn(text) === 'distress';

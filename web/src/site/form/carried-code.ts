import { session } from '../../browser-storage.ts';

const KEY = 'gift-code';

/** Takes a gift's code from its page to the next booking in this tab, in no address that a log keeps. */
export const carryCode = (code: string): boolean => session.set(KEY, code);

/** The code that a gift's page sent along; empty without one. */
export const carriedCode = (): string => session.get(KEY) ?? '';

export const dropCode = (): void => session.remove(KEY);

import type { Services } from '../platform/services.ts';

/** Groups of figures of one document, each counted by itself: a text need not count the money again. */
export type Groups<T, Name extends string = string> = Record<Name, (services: Services) => Promise<Partial<T>>>;

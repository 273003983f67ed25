import type { Services } from '../platform/services.ts';

/** Groups of figures of one document, each counted by itself, so that a text does not have the money counted again. */
export type Groups<T, Name extends string = string> = Record<Name, (services: Services) => Promise<Partial<T>>>;

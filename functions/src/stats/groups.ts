import type { Services } from '../platform/services.ts';

/**
 * The groups of figures in one document. Each is counted separately, so that a text does not cause
 * a count of the money.
 */
export type Groups<T, Name extends string = string> = Record<Name, (services: Services) => Promise<Partial<T>>>;

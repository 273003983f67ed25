import type { Services } from '../platform/services.ts';
import type { Figures } from '../store/store.ts';

/**
 * The groups of figures in one document. Each is counted separately, so that a text does not cause
 * a count of the money. A group may go on from what is stored.
 */
export type Groups<T, Name extends string = string> = Record<
  Name,
  (services: Services, stored: Figures) => Promise<Partial<T>>
>;

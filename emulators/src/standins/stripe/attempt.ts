import type { EmitEvent, StripeRequest } from './events.ts';
import type { StripeStore } from './store.ts';

/**
 * What a request works with: the store that it may change, the sender of its events, and a timer
 * for later work. `later` is for a bank's decision, which takes minutes.
 */
export type Attempt = { store: StripeStore; emit: EmitEvent; cause: StripeRequest; later: (work: () => void) => void };

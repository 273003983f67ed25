import type { Cause, EmitEvent } from './events.ts';
import type { StripeStore } from './store.ts';

/** What a request may change, and whom it tells. */
export type Attempt = { store: StripeStore; emit: EmitEvent; cause: Cause };

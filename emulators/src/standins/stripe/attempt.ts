import type { Cause, EmitEvent } from './events.ts';
import type { StripeStore } from './store.ts';

/** What a request may change, whom it tells, and how it does a work of later: what a bank decides takes minutes. */
export type Attempt = { store: StripeStore; emit: EmitEvent; cause: Cause; later: (work: () => void) => void };

import { after } from '../time/index.ts';

/** Until when one worker has a document to itself; whoever dies in between keeps the others from it for no longer. */
export type Lease = { lease_until: Date | null };

/** The lease of a worker that begins now. */
export const leased = (now: Date, milliseconds: number) => ({ lease_until: after(now, milliseconds) });

/** Nobody's any more. */
export const released = { lease_until: null };

/** Whether a worker may still be at it. */
export const isLeased = ({ lease_until }: Lease, now: Date): boolean => lease_until !== null && lease_until > now;

/** Whether a worker took it and was not heard of again in time. */
export const hasLapsed = ({ lease_until }: Lease, now: Date): boolean => lease_until !== null && lease_until <= now;

import { after } from '../time/index.ts';

/** Until when one worker has a document. A worker that dies blocks the others until then. */
export type Lease = { lease_until: Date | null };

export const leased = (now: Date, milliseconds: number) => ({ lease_until: after(now, milliseconds) });

export const noLease = { lease_until: null };

/** Whether a worker may still be using the document. */
export const isLeased = ({ lease_until }: Lease, now: Date): boolean => lease_until !== null && lease_until > now;

/** Whether a worker took the document and did not finish in time. */
export const hasLapsed = ({ lease_until }: Lease, now: Date): boolean => lease_until !== null && lease_until <= now;

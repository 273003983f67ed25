import type { Caller } from '../../functions/src/platform/callable.ts';

/** A visitor as the operation of a callable gets them. */
export const aCaller = (uid: string, ip: string): Caller => ({
  uid,
  ip,
  email: null,
  isAdmin: false,
  signedInAt: new Date(),
  hasSecondFactor: false,
});

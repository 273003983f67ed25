/** How often one visitor, and one IP address (a whole café), may send a form of the public site. */
export const formRateLimits = {
  visitor: { calls: 5, milliseconds: 600_000 },
  address: { calls: 20, milliseconds: 600_000 },
} as const;

export const formTexts = {
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
} as const;

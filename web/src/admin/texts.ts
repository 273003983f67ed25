import { roleTexts } from '@streetlore/domain/admin';

/** What the back office's frame says, to the letter of the spec. */
export const adminTexts = {
  checking: 'Checking authentication...',
  denied: roleTexts.denied,
  deniedWhy: roleTexts.deniedWhy,
  loading: 'Loading admin dashboard...',
  loginFailed: 'Login failed',
  reset: 'Forgot password?',
  resetNeedsEmail: 'Please enter your email above first',
  resetSent: (email: string) => `If ${email} has an account here, a mail to set a new password is on its way.`,
  resetFailed: 'The mail could not be sent. Please try again.',
  noHunts: 'No hunts started yet',
  noHuntsWhy: 'Players will appear here after completing payment',
  smsAnalytics: 'SMS Message Analytics',
  smsSpans: ['Total', 'Today', 'Last 7 days', 'Last 30 days'],
  smsAnalyticsFailed: 'The message figures could not be loaded.',
  unknownPlayer: 'Unknown Player',
  unknownTour: 'Unknown Tour',
} as const;

/** What the back office's frame says, to the letter of the spec. */
export const adminTexts = {
  checking: 'Checking authentication...',
  denied: 'Access Denied',
  deniedWhy: "You don't have permission to access this page.",
  loading: 'Loading admin dashboard...',
  loginFailed: 'Login failed',
  noHunts: 'No hunts started yet',
  noHuntsWhy: 'Players will appear here after completing payment',
  smsAnalytics: 'SMS Message Analytics',
  smsSpans: ['Total', 'Today', 'Last 7 days', 'Last 30 days'],
  smsAnalyticsFailed: 'The message figures could not be loaded.',
  unknownPlayer: 'Unknown Player',
  unknownTour: 'Unknown Tour',
} as const;

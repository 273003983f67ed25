export const deskTexts = {
  title: 'On duty',
  why: 'Players who ask for a person or for money back wait for you. Outside these hours their reply says when somebody is there.',
  numbers: 'Phones on duty',
  numbersHint:
    'UK mobiles, separated by commas. Each gets a text when a team waits, at most one in ten minutes for each hunt. About danger each gets a text at once, at any hour.',
  days: 'Days',
  dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  from: 'From',
  to: 'Until',
  toHint: 'Earlier than the start: on the next day. The days are those on which a shift begins.',
  save: 'Save',
  saved: 'Saved',
  failed: 'The hours could not be loaded.',
  saveFailed: 'The hours could not be saved. Please try again.',
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** How often one visitor, and one IP address (a whole café), may call each function of the contest. */
export const contestRateLimits = {
  geocode: {
    visitor: { calls: 15, milliseconds: 600_000 },
    address: { calls: 40, milliseconds: 600_000 },
  },
  // Each question costs money, or counts against the plan's daily questions.
  geocodeDaily: {
    visitor: { calls: 40, milliseconds: DAY },
    address: { calls: 100, milliseconds: DAY },
  },
  analyze: {
    visitor: { calls: 8, milliseconds: 600_000 },
    address: { calls: 30, milliseconds: 600_000 },
  },
  // Each ticket is for one file. Each uploaded file starts a function with the memory to decode it.
  upload: {
    visitor: { calls: 20, milliseconds: DAY },
    address: { calls: 100, milliseconds: DAY },
  },
  submit: {
    visitor: { calls: 10, milliseconds: 600_000 },
    address: { calls: 30, milliseconds: 600_000 },
  },
  withdraw: {
    visitor: { calls: 20, milliseconds: 600_000 },
    address: { calls: 60, milliseconds: 600_000 },
  },
  // Limits new voters. A mobile carrier puts thousands of phones behind one address; a script would
  // make thousands of voters a minute.
  register: {
    visitor: { calls: 5, milliseconds: 600_000 },
    address: { calls: 60, milliseconds: 60_000 },
  },
  // Votes go straight to Firestore, so only taking a vote back is limited here.
  takeBack: {
    visitor: { calls: 10, milliseconds: DAY },
    address: { calls: 60, milliseconds: DAY },
  },
} as const;

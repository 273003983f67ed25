const DAY = 24 * 60 * 60 * 1000;

/**
 * How often one visitor, and one address (it may be a whole café), may ask for an address, for a look at a photo, upload
 * and send one, be registered as a voter, and take votes back. An analysis costs money; a pin may be dropped a few times before it is right.
 */
export const contestRateLimits = {
  geocode: {
    visitor: { calls: 15, milliseconds: 600_000 },
    address: { calls: 40, milliseconds: 600_000 },
  },
  // Each question is paid for, or comes off the plan's questions a day.
  geocodeDaily: {
    visitor: { calls: 40, milliseconds: DAY },
    address: { calls: 100, milliseconds: DAY },
  },
  analyze: {
    visitor: { calls: 8, milliseconds: 600_000 },
    address: { calls: 30, milliseconds: 600_000 },
  },
  // A ticket for one file: each file that comes starts a function with the memory to decode it.
  upload: {
    visitor: { calls: 20, milliseconds: DAY },
    address: { calls: 100, milliseconds: DAY },
  },
  submit: {
    visitor: { calls: 10, milliseconds: 600_000 },
    address: { calls: 30, milliseconds: 600_000 },
  },
  // New voters: a mobile carrier puts thousands of phones behind one address, a script would make thousands a minute.
  register: {
    visitor: { calls: 5, milliseconds: 600_000 },
    address: { calls: 60, milliseconds: 60_000 },
  },
  // Votes go straight to Firestore: what is counted is that one was taken back.
  takeBack: {
    visitor: { calls: 10, milliseconds: DAY },
    address: { calls: 60, milliseconds: DAY },
  },
} as const;

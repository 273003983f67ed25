/**
 * How often one visitor, and one address (it may be a whole café), may ask for an address, for a look at a photo, send
 * one, and be registered as a voter. An analysis costs money; a pin may be dropped a few times before it is right.
 */
export const contestRateLimits = {
  geocode: {
    visitor: { calls: 15, milliseconds: 600_000 },
    address: { calls: 40, milliseconds: 600_000 },
  },
  analyze: {
    visitor: { calls: 8, milliseconds: 600_000 },
    address: { calls: 30, milliseconds: 600_000 },
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
} as const;

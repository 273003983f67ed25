/** What a phone is told at the START of its first hunt, and a team's page at the first wall. One segment. */
export const SAFETY =
  'Before you walk: look up, but mind the road. All walls are in public places: do not climb, do not trespass. In danger, call 999.';

/**
 * What we promise, in sentences that pages, mails and texts quote. A number in them comes from the
 * constant that the rules use. Texts to phones say the same in fewer words.
 */

/** What becomes of a stop whose wall has gone or was painted over. */
export const goneRule =
  'Send GONE: the hunt goes on at the next wall, and the lost one counts as your lowest solved one, without the points for speed.';

/** Who should have the link to a booking. */
export const bookingLinkRule =
  'Whoever has the link to the booking can move or cancel it and change its phones, so keep it to yourself.';

/** Who should have the link to a team's page. */
export const teamLinkRule =
  'The link to the team’s page is for your group: whoever opens it can watch and play, and cannot change or cancel the booking.';

/** Who should have the link of a party's team, which is neither of the two. */
export const captainLinkRule =
  'The link of a team is for its captain: whoever has it changes the team’s phones and shares the team’s page, and cannot cancel or get money.';

/** Stripe's codes for failed refunds (https://docs.stripe.com/refunds#failed-refunds), in words. */
const rejections: Readonly<Record<string, string>> = {
  declined: 'the bank declined it',
  expired_or_canceled_card: 'the card has expired or was cancelled',
  insufficient_funds: 'our balance at Stripe was too low',
  lost_or_stolen_card: 'the card was lost or stolen',
};

/** What the card of a booking says. */
export const bookingCardTexts = {
  /** Shown after a phone of a booking. */
  silent: 'opted out',
  onPage: 'On the team’s page:',
  noPhone: 'No phone: the team plays on its page',
  noTeam: 'No team name',
  /** `others` have no phone in the booking. */
  players: (people: number, others: number) => (others === 0 ? `${people}` : `${people}, ${others} without a phone`),
  unlisted: ', not on the leaderboard',
  tooFastBadge: 'Faster than legs',
  tooFast: {
    kept: 'Faster than legs: kept for the team, not on the leaderboard',
    shown: 'Faster than legs: an admin shows it on the leaderboard',
  },
  bookedFor: (day: string) => `Booked for ${day}`,
  from: (moment: string) => `From ${moment}`,
  cancelled: 'Cancelled',
  cancelledOn: (when: string) => `By the visitor on ${when}`,
  owed: (sum: string) => `${sum}, not yet taken over by Stripe`,
  mismatch: 'Payment does not match',
  rejectedBadge: 'Refund failed',
  rejectedSum: (sum: string, reason: string | null) =>
    reason === 'refused'
      ? `${sum} did not leave: Stripe refused the refund`
      : reason === 'unbooked'
        ? `${sum} went back at Stripe and is booked nowhere here: do not refund it again`
        : `${sum} came back${reason ? `: ${rejections[reason] ?? reason.replaceAll('_', ' ')}` : ''}`,
  onTheWay: (sum: string, pending: string) => `${sum}, of it ${pending} still on its way`,
  received: (paid: string, price: string) => `${paid} instead of ${price}`,
} as const;

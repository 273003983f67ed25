/**
 * How many of those who were paid for join by link: they have no phone in the booking and get no
 * texts. Two who share a phone have one each. Whoever booked a hunt without phones has the link already.
 * @param phones how many numbers the booking has, a shared one as often as it is shared
 */
export const othersOf = (participants: number, phones: number): number =>
  Math.max(0, participants - Math.max(1, phones));

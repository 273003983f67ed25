/**
 * How many of those who were paid for have no phone in a booking: they get no texts, and join by
 * link. Two who share a phone have one each.
 * @param phones how many numbers the booking has, a shared one as often as it is shared
 */
export const othersOf = (participants: number, phones: number): number => Math.max(0, participants - phones);

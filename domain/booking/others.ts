import type { Booking } from './schema.ts';

/**
 * How many of those who were paid for have no phone in a booking: they get no texts, and join by
 * link. Two who share a phone have one each.
 * @param phones how many numbers the booking has, a shared one as often as it is shared
 */
export const othersOf = (participants: number, phones: number): number => Math.max(0, participants - phones);

/**
 * Whether the answer of a person at Streetlore also goes by mail when the team wrote outside the desk's hours.
 * The organiser of a party is not written to about one team's questions.
 */
export const isAnsweredByMail = ({ phone_numbers, email, party }: Pick<Booking, 'phone_numbers' | 'email' | 'party'>) =>
  phone_numbers.length === 0 && email !== null && !party;

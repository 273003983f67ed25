import type { Booking } from '../booking/schema.ts';
import { ERASED_NUMBER } from '../phone/index.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { type Person, privacyTexts } from './person.ts';

/** Whether a person made a booking: its e-mail address or its first number is theirs. */
export function isBooker({ phone_numbers, email }: Pick<Booking, 'phone_numbers' | 'email'>, person: Person): boolean {
  const [first = ''] = phone_numbers;
  return person.phone_numbers.includes(first) || (email !== null && person.emails.includes(email));
}

/** Why a person with these bookings cannot be erased; null when they can. */
export function refusalOf(bookings: readonly Pick<Booking, 'status'>[]): string | null {
  if (bookings.some(({ status }) => status === 'confirmed')) return privacyTexts.inProgress;
  return bookings.some(({ status }) => status === 'pending_payment') ? privacyTexts.paying : null;
}

/**
 * The fields of a booking that change when a person is erased. What was sold, paid and played
 * stays. The other people's numbers stay in their places, or a teammate would become the booker.
 * Nothing tells which of the page players the person is, so all their names go.
 */
export function erasedBookingFields(booking: Booking, person: Person) {
  const { phone_numbers, hunt } = booking;
  return {
    phone_numbers: phone_numbers.map((number) => (person.phone_numbers.includes(number) ? ERASED_NUMBER : number)),
    // Older hunts store messages under each number, which no code reads any more. Writing the hunt
    // again drops them.
    hunt,
    page_players: [],
    ...(isBooker(booking, person) ? { uid: '', email: null, team_name: null } : {}),
  } satisfies Partial<Booking>;
}

/**
 * The fields of a text that change when a person is erased. Words and number go; its time and cost
 * stay.
 */
export function withoutWords(text: SmsMessage) {
  const unsent = text.settled
    ? {}
    : ({ settled: true, ...(text.direction === 'outbound' ? { status: 'failed' } : {}) } as const);
  return {
    phone_number: ERASED_NUMBER,
    message_content: '',
    words: [],
    lease_until: null,
    next_attempt_at: null,
    ...unsent,
  };
}

/**
 * The part of a booking that belongs to one person: only their numbers, address and team. The names
 * on the team's page stay in it, because nothing tells which of them is the person's.
 */
export function shareOf(booking: Booking, person: Person) {
  const own = (number: string) => person.phone_numbers.includes(number);
  const { phone_numbers, uid, email, team_name, ...rest } = booking;
  return {
    ...rest,
    phone_numbers: phone_numbers.filter(own),
    ...(isBooker(booking, person) ? { uid, email, team_name } : {}),
  };
}

import { isErased } from '../phone/index.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change = { before: Fields | undefined; after: Fields | undefined };

/**
 * The booking's fields that a player's figures depend on. The state of the hunt is not among them.
 */
const counted = ['phone_numbers', 'email', 'team_name', 'status', 'amount', 'refunded_amount', 'confirmed_at'];

/**
 * The phone numbers whose players must be recounted after a change of a booking: every number on
 * it, before and after. A booking that was never paid makes nobody a player.
 */
export function playersOfBooking({ before, after }: Change): string[] {
  const moved = counted.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));
  const isPaid = [before, after].some((booking) => booking?.confirmed_at);
  return moved && isPaid ? numbersIn([before?.phone_numbers, after?.phone_numbers].flat()) : [];
}

function numbersIn(values: readonly unknown[]): string[] {
  const numbers = values.filter((value): value is string => typeof value === 'string' && !isErased(value));
  return [...new Set(numbers)];
}

import { routes } from '@streetlore/domain/paths';
import { local } from '../../browser-storage.ts';

const KEY = 'booking-link';

/** Keeps the link to a booking, for 'Your booking' in the header of this device. */
export const rememberLink = (token: string): void => void local.set(KEY, token);

/** Forgets a link that opens nothing any more. */
export function forgetLink({ token }: { readonly token: string }): void {
  if (local.get(KEY) === token) local.remove(KEY);
}

/** The address of the booking that this device has opened last; null when it has opened none. */
export function ownBooking(): string | null {
  const token = local.get(KEY);
  return token && `${routes.bookingPage}#${token}`;
}

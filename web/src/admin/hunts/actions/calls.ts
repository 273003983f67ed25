import {
  acceptPaymentInput,
  addTeammateInput,
  closeRefundProblemInput,
  endLinkInput,
  extendExpiryInput,
  findLinkInput,
  findLinkOutput,
  moveBookingForAdminInput,
  refundBookingInput,
  resendWelcomeInput,
} from '@streetlore/domain/booking';
import { invoiceForAdminInput, openInvoiceOutput } from '@streetlore/domain/invoice';
import { editTeamInput } from '@streetlore/domain/leaderboard';
import * as z from 'zod/mini';
import { callable } from '../../../data/index.ts';

/**
 * Refunds money. Rejects with CallError, as do the functions below. A repeated request takes effect
 * once.
 */
export const refundBooking = callable('refundBooking', refundBookingInput, z.object({ refunded: z.int() }));
/** Accepts a payment that differs from the booking's price. */
export const acceptPayment = callable('acceptPayment', acceptPaymentInput, z.unknown());
/** Notes that a rejected refund was settled in another way. */
export const closeRefundProblem = callable('closeRefundProblem', closeRefundProblemInput, z.unknown());
/** Gives the link to an invoice; makes it, or corrects its company. */
export const invoiceForAdmin = callable('invoiceForAdmin', invoiceForAdminInput, openInvoiceOutput);
/** Texts the welcome again. */
export const resendWelcome = callable('resendWelcome', resendWelcomeInput, z.unknown());
/** Gives an unstarted hunt more time. */
export const extendExpiry = callable('extendExpiry', extendExpiryInput, z.unknown());
/** Renames a team, and hides it from the leaderboard or shows it again. */
export const editTeam = callable('editTeam', editTeamInput, z.unknown());
/** Adds a phone to a hunt. */
export const addTeammate = callable('addTeammate', addTeammateInput, z.unknown());
/** Moves a booking that nobody has started to another day. */
export const moveBooking = callable('moveBookingForAdmin', moveBookingForAdminInput, z.unknown());
/** Finds the token of the link to a booking. */
export const findLink = callable('findLink', findLinkInput, findLinkOutput);
/** Ends the link to a booking. Its group gets a new one by the text LINK. */
export const endLink = callable('endLink', endLinkInput, z.unknown());

import './platform/global-options.ts';

export { createBooking } from './bookings/create-booking.ts';
export { expireBookings } from './bookings/expire-bookings.ts';
export { stripeWebhook } from './bookings/stripe-webhook.ts';
export { onInboundText } from './hunt/onInboundText.ts';
export { twilioInbound } from './sms/inbound.ts';
export { onQueued } from './sms/onQueued.ts';
export { retryOutbox } from './sms/retry.ts';
export { twilioStatus } from './sms/status.ts';
export { sweep, sweepNow } from './sweep/sweep.ts';

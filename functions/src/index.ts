import './platform/global-options.ts';

export { claimRole } from './admin/claimRole.ts';
export { createBooking } from './bookings/create-booking.ts';
export { expireBookings } from './bookings/expire-bookings.ts';
export { stripeWebhook } from './bookings/stripe-webhook.ts';
export { onInboundText } from './hunt/onInboundText.ts';
export { page } from './pages/page.ts';
export { rss } from './pages/rss.ts';
export { sitemap } from './pages/sitemap.ts';
export { twilioInbound } from './sms/inbound.ts';
export { onQueued } from './sms/onQueued.ts';
export { retryOutbox } from './sms/retry.ts';
export { twilioStatus } from './sms/status.ts';
export { recount } from './stats/recount.ts';
export { countBookings, countMessages, countPartners, countPhotos, countTours } from './stats/triggers.ts';
export { sweep, sweepNow } from './sweep/sweep.ts';

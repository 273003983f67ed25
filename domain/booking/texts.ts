/** What the booking page says, to the letter of the spec. */
export const bookingTexts = {
  loading: 'Loading tour details...',
  notFound: 'Tour not found',
  back: 'Back to Tours',
  step1: 'Book Your Tour',
  toPayment: 'Continue to Payment',
  step2: 'Payment Details',
  toDetails: 'Back to booking details',
  confirmed: 'Booking Confirmed!',
  howToStart: 'How to Start Your Tour',
  another: 'Book Another Tour',
  expiry: 'Tours expire 24 hours after purchase if not started',
  intentFailed: 'Failed to create payment intent',
  paymentFailed: 'Payment failed',
  /** Shown when the card went through but the booking has not been seen to change. */
  saveFailed: (paymentId: string) =>
    `Payment successful but booking failed to save. Please contact support with payment ID: ${paymentId}`,
} as const;

/** How long the browser waits for its booking to change after the card succeeded, in milliseconds. */
export const CONFIRMATION_PATIENCE = 20_000;

/**
 * Every text that the public site's specification quotes and a visitor can meet, word for word. A
 * pattern stands for a text with a part filled in. Three kinds of text are not in the list:
 *
 * - the texts of the contest's pages
 * - the texts of the service that Firebase replaced ('JWKS is empty', 'Admin client not available
 *   …')
 * - 'Failed to send SMS', which only admins meet
 */
export const publicTexts: readonly (string | RegExp)[] = [
  // The guard
  'Checking authentication...',
  'Access Denied',
  "You don't have permission to access this page.",
  'Login failed',
  // Tours
  'Failed to load tours. Please try again.',
  'Failed to load tour details. Please try again.',
  'Try Again',
  'Tour not found',
  'Back to Tours',
  // Booking
  'Loading tour details...',
  'Book Your Tour',
  'Continue to Payment',
  'Please provide phone numbers for all participants',
  'Please enter valid UK mobile numbers (e.g., 07700 900123 or +44 7700 900123)',
  'Payment Details',
  'Back to booking details',
  'Failed to create payment intent',
  'Payment failed',
  /Payment successful but booking failed to save\. Please contact support with payment ID: \w+/,
  'Booking Confirmed!',
  'How to Start Your Tour',
  'Book Another Tour',
  'Tours expire 24 hours after purchase if not started',
  // Leaderboard
  'This Week',
  'This Month',
  'All Time',
  // Blog
  /\+\d+ more/,
  'Clear Filters',
  'Link copied to clipboard!',
  'Blog post not found',
  'Article not found',
  // Partners
  'Local Partners',
  'Become a Partner',
  '100% Local Businesses',
  '24/7 Offer Availability',
  'Neighborhood not found',
  'Active',
  'Show tour SMS for offer',
  'Valid during tour hours',
  "No partners found - We're working on adding partners in this neighborhood.",
  /Book Shoreditch Tour/,
  'Open in Maps',
  'How to Redeem Your Offer',
  'Partner Not Found',
  'Partner not found',
  "The partner you're looking for doesn't exist.",
  'Failed to load partners. Please try again.',
  'Failed to load partner details. Please try again.',
  // The counted number replaces the specification's '2,500+'.
  /Reach ([\d,]+ )?active street art enthusiasts/,
  'Application Submitted!',
  'Failed to submit application. Please try again.',
  'Error',
  'valid for 24 hours',
  // Contact and newsletter
  'Message Sent!',
  'Send Another Message',
  'Failed to send message. Please try again.',
  'Thanks for subscribing!',
  'This email is already subscribed',
];

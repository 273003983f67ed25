/** Every Firestore path of the product, spelled once. */
export const collections = {
  tours: 'tours',
  tourStops: 'tour_stops',
  tourStopSecrets: 'tour_stop_secrets',
  partners: 'partners',
  tourPartners: 'tour_partners',
  bookings: 'bookings',
  stopResults: 'stop_results',
  wrongAnswers: 'wrong_answers',
  smsMessages: 'sms_messages',
  smsPhones: 'sms_phones',
  players: 'players',
  optOuts: 'opt_outs',
  erasures: 'erasures',
  smsConversations: 'sms_conversations',
  contestSubmissions: 'contest_submissions',
  photoUploads: 'photo_uploads',
  copyMoves: 'copy_moves',
  settings: 'settings',
  contestRounds: 'contest_rounds',
  contestFlags: 'contest_flags',
  voters: 'voters',
  blogPosts: 'blog_posts',
  postSlugs: 'post_slugs',
  postSummaries: 'post_summaries',
  leaderboard: 'leaderboard',
  reviews: 'reviews',
  stats: 'stats',
  system: 'system',
  blogGenerationJobs: 'blog_generation_jobs',
  subscribers: 'subscribers',
  newsletterLinks: 'newsletter_links',
  mails: 'mails',
  contactMessages: 'contact_messages',
  vouchers: 'vouchers',
  auditLog: 'audit_log',
  admins: 'admins',
  stripeEvents: 'stripe_events',
  rateLimits: 'rate_limits',
  functionErrors: 'function_errors',
  deadLetters: 'dead_letters',
  malformedDocuments: 'malformed_documents',
  migrations: 'migrations',
} as const;

/** A stop's id, the same in `tour_stops`, `tour_stop_secrets` and `tour_partners`: `{tourId}_{n}`; a played one's begins with its booking's. */
export const stopId = (tourId: string, stopNumber: number) => `${tourId}_${stopNumber}`;

/** Document paths that are not simply `collection/id`. */
export const documents = {
  /** Contact data and notes of a partner; admins only. */
  partnerCrm: (partnerId: string) => `${collections.partners}/${partnerId}/private/crm`,
  /** Tours and rewards of a partner, counted; admins only. */
  partnerFigures: (partnerId: string) => `${collections.partners}/${partnerId}/private/figures`,
  /** The stops, clues and answers a running hunt keeps; functions and admins only. */
  huntTour: (bookingId: string) => `${collections.bookings}/${bookingId}/private/hunt_tour`,
  /** Who sent a contest photo; functions and admins only. */
  submissionContact: (id: string) => `${collections.contestSubmissions}/${id}/private/contact`,
  review: (id: string) => `${collections.reviews}/${id}`,
  /** Whose a review is; functions and admins only. */
  reviewAuthor: (id: string) => `${collections.reviews}/${id}/private/author`,
  tour: (id: string) => `${collections.tours}/${id}`,
  /** A contest photo with its count of votes. */
  submission: (id: string) => `${collections.contestSubmissions}/${id}`,
  /** The votes of a photo, a collection. */
  votes: (submissionId: string) => `${collections.contestSubmissions}/${submissionId}/votes`,
  /** One document per voter: that is what makes a second vote impossible. */
  vote: (submissionId: string, uid: string) => `${collections.contestSubmissions}/${submissionId}/votes/${uid}`,
  /** What became of a visitor's file; the id begins with the uid, so that rules know whose it is before it is there. */
  photoUpload: (uid: string, name: string) => `${collections.photoUploads}/${uid}_${name}`,
  /** A number's line in the list of conversations. */
  conversation: (number: string) => `${collections.smsConversations}/${number}`,
  contestSettings: `${collections.settings}/contest`,
  huntSettings: `${collections.settings}/hunt`,
  /** A week of the contest, such as `2026-W47`. */
  round: (week: string) => `${collections.contestRounds}/${week}`,
  /** Where the votes of a round came from; functions and admins only. */
  roundOrigins: (week: string) => `${collections.contestRounds}/${week}/private/origins`,
  /** What looks stuffed among a photo's votes. */
  flag: (submissionId: string) => `${collections.contestFlags}/${submissionId}`,
  /** Whose a post's slug is. */
  postSlug: (slug: string) => `${collections.postSlugs}/${slug}`,
  publicStats: `${collections.stats}/public`,
  /** How many posts the blog has, and of each topic. */
  blogStats: `${collections.stats}/blog`,
  /** How many posts there are in each status, for the back office. */
  postStats: `${collections.stats}/posts`,
  totals: `${collections.stats}/totals`,
  /** How many contest photos there are in each status, for the back office. */
  contestStats: `${collections.stats}/contest`,
  /** How many partners there are of each kind, and this month's rewards. */
  partnerStats: `${collections.stats}/partners`,
  /** `day` as `YYYY-MM-DD` in London. */
  dayStats: (day: string) => `${collections.stats}/${day}`,
  /** `month` as `YYYY-MM` in London. */
  monthStats: (month: string) => `${collections.stats}/${month}`,
  tourStats: (tourId: string) => `${collections.stats}/tour_${tourId}`,
  /** The months that a tour's figures add up. */
  tourMonths: (tourId: string) => `${collections.stats}/tour_${tourId}/private/months`,
  health: `${collections.system}/health`,
  /** That an erased number had opted out; the id is a keyed hash of the number. */
  optOut: (hash: string) => `${collections.optOuts}/${hash}`,
  /** Whose erasing has begun and is not done; the id is a keyed hash of the person. */
  erasure: (hash: string) => `${collections.erasures}/${hash}`,
  player: (number: string) => `${collections.players}/${number}`,
  admin: (uid: string) => `${collections.admins}/${uid}`,
  auditEntry: (id: string) => `${collections.auditLog}/${id}`,
  /** The latest generated ideas for articles. */
  suggestions: `${collections.system}/suggestions`,
  /** How far back documents are complete that figures are counted from. */
  retentionMark: `${collections.system}/retention`,
  /** Tokens that the model has taken today, and how many it may. */
  aiUsage: `${collections.system}/ai`,
} as const;

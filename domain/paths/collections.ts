/** Every Firestore path of the product, spelled once. */
export const collections = {
  tours: 'tours',
  tourStops: 'tour_stops',
  tourStopSecrets: 'tour_stop_secrets',
  partners: 'partners',
  tourPartners: 'tour_partners',
  orders: 'orders',
  bookings: 'bookings',
  bookingPages: 'booking_pages',
  teamPages: 'team_pages',
  stopResults: 'stop_results',
  wrongAnswers: 'wrong_answers',
  stopReports: 'stop_reports',
  stopHealth: 'stop_health',
  huntNeeds: 'hunt_needs',
  smsMessages: 'sms_messages',
  smsPhones: 'sms_phones',
  players: 'players',
  optOuts: 'opt_outs',
  erasures: 'erasures',
  identityChecks: 'identity_checks',
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
  reports: 'reports',
  reportCases: 'report_cases',
  appealLinks: 'appeal_links',
  refusedSenders: 'refused_senders',
  stats: 'stats',
  system: 'system',
  blogGenerationJobs: 'blog_generation_jobs',
  subscribers: 'subscribers',
  newsletterLinks: 'newsletter_links',
  mails: 'mails',
  contactMessages: 'contact_messages',
  gifts: 'gifts',
  ledger: 'ledger',
  invoices: 'invoices',
  invoicePages: 'invoice_pages',
  invoiceNumbers: 'invoice_numbers',
  auditLog: 'audit_log',
  admins: 'admins',
  stripeEvents: 'stripe_events',
  partyPages: 'party_pages',
  partyBoards: 'party_boards',
  rateLimits: 'rate_limits',
  functionErrors: 'function_errors',
  deadLetters: 'dead_letters',
  malformedDocuments: 'malformed_documents',
  migrations: 'migrations',
} as const;

/**
 * `{tourId}_{n}`: the id of a stop in `tour_stops`, `tour_stop_secrets` and `tour_partners`. The id
 * of a stop result begins with the booking's id instead.
 */
export const stopId = (tourId: string, stopNumber: number) => `${tourId}_${stopNumber}`;

export const documents = {
  /** Contact data and notes of a partner; admins only. */
  partnerCrm: (partnerId: string) => `${collections.partners}/${partnerId}/private/crm`,
  /** The counted tours and rewards of a partner; admins only. */
  partnerFigures: (partnerId: string) => `${collections.partners}/${partnerId}/private/figures`,
  /** The stops, clues and answers of a running hunt; functions and admins only. */
  huntTour: (bookingId: string) => `${collections.bookings}/${bookingId}/private/hunt_tour`,
  /** Who sent a contest photo; functions and admins only. */
  submissionContact: (id: string) => `${collections.contestSubmissions}/${id}/private/contact`,
  /** What the moderation model says of a contest photo; functions and admins only. */
  submissionVerdict: (id: string) => `${collections.contestSubmissions}/${id}/private/verdict`,
  review: (id: string) => `${collections.reviews}/${id}`,
  /** Who wrote a review; functions and admins only. */
  reviewAuthor: (id: string) => `${collections.reviews}/${id}/private/author`,
  tour: (id: string) => `${collections.tours}/${id}`,
  /** A contest photo with its count of votes. */
  submission: (id: string) => `${collections.contestSubmissions}/${id}`,
  /** The votes of a photo: a collection. */
  votes: (submissionId: string) => `${collections.contestSubmissions}/${submissionId}/votes`,
  /** One document for each voter, which makes a second vote impossible. */
  vote: (submissionId: string, uid: string) => `${collections.contestSubmissions}/${submissionId}/votes/${uid}`,
  /** The id begins with the uid, so that the rules know the owner before the document exists. */
  photoUpload: (uid: string, name: string) => `${collections.photoUploads}/${uid}_${name}`,
  /** A number's line in the list of conversations. */
  conversation: (number: string) => `${collections.smsConversations}/${number}`,
  /** The stops that a team has reached: a collection. */
  teamStops: (pageId: string) => `${collections.teamPages}/${pageId}/stops`,
  /** The transcript of a team's hunt: a collection. */
  teamLines: (pageId: string) => `${collections.teamPages}/${pageId}/lines`,
  contestSettings: `${collections.settings}/contest`,
  huntSettings: `${collections.settings}/hunt`,
  desk: `${collections.settings}/desk`,
  cannedReplies: `${collections.settings}/replies`,
  /** A week of the contest, such as `2026-W47`. */
  round: (week: string) => `${collections.contestRounds}/${week}`,
  /** Where the votes of a round came from; functions and admins only. */
  roundOrigins: (week: string) => `${collections.contestRounds}/${week}/private/origins`,
  /** The signs that a photo's votes are stuffed. */
  flag: (submissionId: string) => `${collections.contestFlags}/${submissionId}`,
  postSlug: (slug: string) => `${collections.postSlugs}/${slug}`,
  publicStats: `${collections.stats}/public`,
  /** What a paid hunt needs from an admin; functions and admins only. */
  huntNeeds: (bookingId: string) => `${collections.huntNeeds}/${bookingId}`,
  stopHealth: (tourId: string, stop: number) => `${collections.stopHealth}/${stopId(tourId, stop)}`,
  blogStats: `${collections.stats}/blog`,
  postStats: `${collections.stats}/posts`,
  totals: `${collections.stats}/totals`,
  contestStats: `${collections.stats}/contest`,
  partnerStats: `${collections.stats}/partners`,
  /** `day` as `YYYY-MM-DD` in London. */
  dayStats: (day: string) => `${collections.stats}/${day}`,
  /** `month` as `YYYY-MM` in London. */
  monthStats: (month: string) => `${collections.stats}/${month}`,
  tourStats: (tourId: string) => `${collections.stats}/tour_${tourId}`,
  /** The months whose sums are a tour's figures. */
  tourMonths: (tourId: string) => `${collections.stats}/tour_${tourId}/private/months`,
  health: `${collections.system}/health`,
  /** The record that an erased number had opted out; the id is a keyed hash of the number. */
  optOut: (hash: string) => `${collections.optOuts}/${hash}`,
  /** A person's erasure that is not finished; the id is a keyed hash of the person. */
  erasure: (hash: string) => `${collections.erasures}/${hash}`,
  player: (number: string) => `${collections.players}/${number}`,
  admin: (uid: string) => `${collections.admins}/${uid}`,
  adminRecovery: (uid: string) => `${collections.admins}/${uid}/private/recovery`,
  auditEntry: (id: string) => `${collections.auditLog}/${id}`,
  suggestions: `${collections.system}/suggestions`,
  /** The date from which on the documents behind the statistics are complete. */
  retentionMark: `${collections.system}/retention`,
  hiddenMark: `${collections.system}/hidden`,
  partnerMailMark: `${collections.system}/partner_mail`,
  aiUsage: `${collections.system}/ai`,
} as const;

/** A board is not one of `documents`, because Home loads all of those. */
export const boardTeamsOf = (boardId: string): string => `${collections.partyBoards}/${boardId}/teams`;

import { type Admin, newRecovery } from '@streetlore/domain/admin';
import { artistFields } from '@streetlore/domain/artist';
import type { AuditEntry } from '@streetlore/domain/audit';
import { blogStatsAfter, countPosts, type GenerationJob, summaryOf } from '@streetlore/domain/blog';
import { bookingPageOf } from '@streetlore/domain/booking';
import type { StopHealth } from '@streetlore/domain/clue-health';
import type { ContactMessage } from '@streetlore/domain/contact';
import {
  type ContestFlag,
  type ContestRound,
  type ContestSettings,
  type ContestStats,
  type CopyMove,
  noVerdict,
  type PhotoUpload,
  type PhotoVerdict,
  type RoundOrigins,
  type SubmissionContact,
  type Voter,
} from '@streetlore/domain/contest';
import type { DeadLetter } from '@streetlore/domain/dead-letters';
import { defaultDesk } from '@streetlore/domain/desk';
import type { FunctionError, MalformedDocument } from '@streetlore/domain/health';
import { defaultHuntSettings, type HuntTour, newHunt } from '@streetlore/domain/hunt';
import { invoicePageOf } from '@streetlore/domain/invoice';
import type { LeaderboardRow } from '@streetlore/domain/leaderboard';
import { queuedMail } from '@streetlore/domain/mail';
import type { MigrationRecord } from '@streetlore/domain/migration';
import type { HuntNeeds } from '@streetlore/domain/needs';
import type { PartnerCrm, PartnerFigures, PartnerStats } from '@streetlore/domain/partner';
import { type BoardTeam, partyBoardOf, partyPageOf } from '@streetlore/domain/party';
import { boardTeamsOf, collections, documents, stopId } from '@streetlore/domain/paths';
import { type Player, playerWords } from '@streetlore/domain/player';
import type { FinishedStop, StopReport, WrongAnswer } from '@streetlore/domain/playing';
import { type Erasure, newCheck, noRetainedRecords } from '@streetlore/domain/privacy';
import type { AppealLink, RefusedSender, Report } from '@streetlore/domain/reports';
import type { ReviewAuthor } from '@streetlore/domain/reviews';
import type { Conversation, SmsMessage, SmsPhone } from '@streetlore/domain/sms';
import {
  type DayFigures,
  type DayStats,
  type MonthStats,
  noFigures,
  type PublicStats,
  type Totals,
  type TourStats,
} from '@streetlore/domain/stats';
import { newLink, type Subscriber } from '@streetlore/domain/subscriber';
import { lineOf, type TeamStop, teamPageOf } from '@streetlore/domain/team';
import {
  aBooking,
  aGift,
  aMovement,
  anInvoice,
  anInvoiceDocument,
  aSubmission as anySubmission,
  aPartner,
  aParty,
  aPost,
  aReportCase,
  aReview,
  aSecret,
  aStop,
  aTicket,
  aTill,
  aTour,
  aVoucher,
  someProposals,
} from '@streetlore/domain/testing';
import { proposalsOf, tillOf } from '@streetlore/domain/till';
import type { TourPartner } from '@streetlore/domain/tour';
import { people } from './environment.ts';

/** Values that must never reach a stranger. No public document holds anything like them. */
export const canaries = {
  phone: '+447700955501',
  email: 'canary@secret.example',
  answer: 'canary-answer',
  hint: 'canary-hint',
  clue: 'canary-clue, the whole of it',
  note: 'canary-note',
} as const;

const at = new Date('2026-11-20T12:00:00Z');

const named = artistFields({ name: 'Vesper Lane', link: 'https://vesper.test' });

export const aSubmission = anySubmission({ submitted_at: at, votes_counted_at: at, ...named });

const verdict: PhotoVerdict & { note: string } = { ...noVerdict, score: 0.93, top: 'violence', note: canaries.note };

const job: GenerationJob = {
  title: canaries.note,
  type: 'evergreen',
  status: 'pending',
  priority: 1,
  suggestion_data: { neighborhood: null, contestSubmissions: [], tour: null },
  error_message: null,
  blog_post_id: null,
  attempts: 0,
  due_at: at,
  created_at: at,
  completed_at: null,
};

const text: SmsMessage = {
  direction: 'inbound',
  phone_number: canaries.phone,
  message_content: canaries.answer,
  message_type: 'plea',
  plea: 'danger',
  is_test: false,
  status: 'received',
  booking_id: 'booking',
  tour_name: 'Color & Vinyl',
  twilio_sid: 'SM1',
  segments: 1,
  sent_at: at,
  seq: at.getTime() * 100,
  settled: true,
  attempts: 0,
  lease_until: null,
  next_attempt_at: null,
  error_code: null,
  error_message: null,
  in_reply_to: null,
  words: ['scaffold'],
};

const huntTour: HuntTour = {
  tour_id: 'tour',
  name: 'Color & Vinyl',
  stops: [
    {
      stop_number: 1,
      location_name: 'Wall 1',
      clue: canaries.clue,
      question: null,
      hint: canaries.hint,
      answers: [canaries.answer],
      look: { question: 'How many birds fly?', answers: [canaries.answer] },
      fact: canaries.note,
      partner: null,
    },
  ],
};

const stopReport: StopReport = {
  tour_id: 'color-vinyl',
  stop_number: 1,
  booking_id: 'booking',
  report: 'gone',
  words: 'canary-report',
  at: new Date(),
  expires_at: new Date(),
};

const huntNeeds: HuntNeeds = {
  team: 'The Hops',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  phase: 'puzzle',
  stop_number: 1,
  tour_stop: 1,
  location_name: 'Ebor Street',
  stop_started_at: at,
  wrong_answers: 0,
  expires_at: null,
  needs: [{ kind: 'person', from: at, phone: 0, words: canaries.note }],
  from: at,
  order: at,
  action: null,
  gone_done_at: null,
  called: null,
  counted_at: at,
};

const stopHealth: StopHealth = {
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  stop_number: 1,
  location_name: 'Ebor Street',
  usual: { teams: 40, unsolved: 0.1, seconds: 300, nine_in_ten: 900 },
  usual_on: '2026-11-26',
  faults: ['gone'],
  said: ['canary-said'],
  broken_since: new Date(),
  fine_at: null,
  counted_at: new Date(),
};

const wrongAnswer: WrongAnswer = {
  tour_id: 'tour',
  booking_id: 'booking',
  stop_number: 1,
  at,
  expires_at: at,
  solution: canaries.answer,
  answer: canaries.note,
};
const finishedStop: FinishedStop = {
  booking_id: 'booking',
  tour_id: 'tour',
  tour_name: 'Color & Vinyl',
  stop_number: 1,
  location_name: canaries.note,
  partner_id: 'partner',
  outcome: 'solved',
  seconds: 300,
  wrong_answers: 1,
  hints: 0,
  points: 130,
  finished_at: at,
  claimed_at: at,
  redeemed_at: null,
  shut_at: at,
};

const aSummary = { ...summaryOf(aPost(named)), tags: [...aPost().tags] };

/** Documents that anybody may read (path -> fields). */
export const publicDocuments = {
  [`${collections.tours}/tour`]: aTour(),
  [`${collections.tourStops}/${stopId('tour', 1)}`]: aStop('tour', 1, named),
  [`${collections.tourPartners}/${stopId('tour', 1)}`]: {
    tour_id: 'tour',
    stop_number: 1,
    partner_id: 'partner',
    status: 'published',
  } satisfies TourPartner,
  [`${collections.partners}/partner`]: aPartner({ partnership_tier: 'premium' }),
  [`${collections.contestSubmissions}/photo`]: aSubmission,
  [`${collections.contestRounds}/2026-W46`]: {
    week: '2026-W46',
    status: 'confirmed',
    starts_at: at,
    ends_at: at,
    standings: [],
    winner: { submission_id: 'photo', title: 'Crane on Bacon Street', location: 'Bacon Street', votes: 3 },
    closed_at: at,
    confirmed_at: at,
  } satisfies ContestRound,
  [`${collections.blogPosts}/post`]: aPost(named),
  [`${collections.postSummaries}/post`]: aSummary,
  [documents.blogStats]: blogStatsAfter(null, null, aSummary),
  [`${collections.leaderboard}/booking`]: {
    name: 'Team Brick',
    type: 'group',
    score: 420,
    completion_time: 5400,
    tour_id: 'tour',
    tour: 'Color & Vinyl',
    members: 3,
    completed_at: at,
    week: '2026-W47',
    month: '2026-11',
  } satisfies LeaderboardRow,
  [documents.review('review')]: aReview({ tour_id: 'tour', answer: 'Thank you' }),
  [documents.huntSettings]: defaultHuntSettings,
  [documents.publicStats]: {
    hunts_completed: 1,
    explorers: 3,
    photos: 1,
    tours: 1,
    partners: 1,
    average_rating: 4.5,
    counted_at: at,
  } satisfies PublicStats,
};

const waiting = { open_letters: 0, pending_photos: 0, rounds_waiting: 0, held_reviews: 0, awaiting_conversations: 0 };
const totals: Totals = { bookings: 1, messages: 1, ...waiting, counted_at: at };
const figures: DayFigures = { ...noFigures(), bookings: 1, messages: 1, paid: 1000 };
const day: DayStats = { day: '2026-11-20', ...figures, counted_at: at };
const month: MonthStats = { calendar_month: '2026-11', days: { '20': figures }, counted_at: at };
const tourStats: TourStats = { tour_id: 'tour', tour_name: canaries.note, completed: 1, stops: {}, counted_at: at };
const contact: SubmissionContact = {
  name: canaries.note,
  email: canaries.email,
  phone_number: canaries.phone,
  position: { latitude: 48.85, longitude: 2.35 },
  original: canaries.note,
};
const upload: PhotoUpload = {
  uid: people.other,
  name: canaries.note,
  status: 'refused',
  reason: canaries.note,
  picture: null,
  gps: { latitude: 48.85, longitude: 2.35 },
  submission_id: null,
  lost_runs: 0,
  lease_until: null,
  created_at: at,
  updated_at: at,
};
const crm: PartnerCrm = {
  contact_name: null,
  contact_email: canaries.email,
  contact_phone: canaries.phone,
  notes: canaries.note,
  monthly_mail: true,
};
const phone: SmsPhone = {
  opted_out: false,
  opted_out_at: null,
  heard: [1],
  question: { booking_id: 'finished', asked_at: at, answers: [canaries.answer], answered_at: null, words: null },
};
const player: Player = {
  phone_number: canaries.phone,
  email: canaries.email,
  hunts: 1,
  completed: 0,
  playing: true,
  messages: 1,
  spend: 1000,
  opted_out: false,
  last_seen_at: at,
  counted_at: at,
  search: playerWords(canaries.phone, [canaries.email]),
};
const conversation: Conversation = {
  phone_number: canaries.phone,
  page_player: null,
  last_at: at,
  last_seq: at.getTime() * 100,
  preview: canaries.answer,
  direction: 'inbound',
  tour_name: 'Color & Vinyl',
  has_real: true,
  has_test: false,
  failed: false,
  awaits_answer: true,
  plea: { about: 'danger', id: 'SM1', at: new Date(), since: new Date(), words: 'canary-answer', hunt_id: 'booking' },
  hunt_id: 'booking',
  said: { words: canaries.answer, at },
  found_by: ['44', '447'],
  counted_at: at,
};
const subscriber: Subscriber = {
  email: canaries.email,
  source: 'home',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  user_agent: null,
  status: 'active',
  confirmed: false,
  confirmed_at: null,
  unsubscribed_at: null,
  created_at: at,
};
const message: ContactMessage = {
  name: canaries.note,
  email: canaries.email,
  type: 'general',
  subject: canaries.note,
  message: canaries.note,
  read: false,
  answered: false,
  answers: [],
  created_at: at,
};
const entry: AuditEntry = {
  actor_uid: people.admin,
  actor_email: canaries.email,
  action: 'role_granted',
  target: 'users/admin-1',
  detail: {},
  at,
};

const admin: Admin = {
  email: canaries.email,
  status: 'active',
  granted_at: at,
  granted_by: null,
  revoked_at: null,
  revoked_by: null,
};

const partnerStats: PartnerStats = {
  total: 2,
  by_status: { planned: 0, contacted: 0, negotiating: 0, form_submitted: 1, active: 1, declined: 0 },
  month: '2026-11',
  said: 3,
  redeemed: 2,
  counted_at: at,
};
const partnerFigures: PartnerFigures = {
  tours: 1,
  said: 3,
  redeemed: 2,
  redeemed_months: { '2026-11': 2 },
  months: { '2026-11': 3 },
  days: { '2026-11-20': 3 },
  shut: 1,
  last_shut_at: at,
  counted_at: at,
};
const photoStats: ContestStats = { total: 2, approved: 1, pending: 1, winners: 0, counted_at: at };
const flag: ContestFlag = {
  submission_id: 'photo',
  title: canaries.note,
  status: 'open',
  reasons: [{ kind: 'one_network', source: canaries.note, voters: [people.other], from: at, to: at }],
  voided: 0,
  cleared: [],
  flagged_at: at,
  judged_at: null,
};
const origins: RoundOrigins = {
  votes: 3,
  networks: 1,
  is_whole: true,
  origins: [
    {
      kind: 'network',
      number: 1,
      votes: 3,
      most: { submission_id: 'photo', title: canaries.note, location: canaries.note, votes: 3 },
      without: [],
    },
  ],
  counted_at: at,
};
const voter: Voter = { network: canaries.note, registered_at: at, expires_at: at };

/** The order of a paid party. */
const party = aParty('party', {
  booking_ids: ['booking'],
  party: {
    ...{ team_ids: ['booking'], page_id: 'h'.repeat(43), board_id: 'hash' },
    messages: [{ text: 'Prizes in the Crown at six', at }],
  },
});

const boardTeam: BoardTeam = {
  ...{ name: 'Foxes', status: 'confirmed', phase: 'puzzle', paused: false, stop_number: 2, stops_count: 8 },
  ...{ solved: 1, score: 120, started_at: at, finished_at: null },
};

/** The id of a team's page, as the queries of the catalogue name it. */
const TEAM = 'hash';

/**
 * Documents that everybody may read who knows their ids, and nobody may list: the ids are hashes of
 * random tokens.
 */
export const linkedDocuments = {
  [`${collections.bookingPages}/${'h'.repeat(43)}`]:
    bookingPageOf('booking', aBooking({ phone_numbers: [canaries.phone], email: canaries.email })) ?? {},
  [`${collections.teamPages}/${TEAM}`]:
    teamPageOf('booking', aBooking({ phone_numbers: [canaries.phone], email: canaries.email }), 's'.repeat(22)) ?? {},
  [`${collections.partyPages}/${'h'.repeat(43)}`]: partyPageOf('party', party) ?? {},
  [`${collections.partyBoards}/${TEAM}`]: partyBoardOf(party) ?? {},
  [`${collections.invoicePages}/${'h'.repeat(43)}`]: invoicePageOf('o1', anInvoice()),
  [`${collections.tillPages}/${'h'.repeat(43)}`]: { partner_id: 'partner', changed_at: at },
} as const;

const teamStop: TeamStop = {
  stop_number: 1,
  tour_stop: 1,
  location_name: 'Ebor Street',
  clue: 'Find the crane.',
  question: null,
  directions: null,
  latitude: null,
  longitude: null,
  has_hint: true,
  hint: null,
  look: { question: 'How many birds fly?', points: 20, found: false },
  fact: null,
  answer: null,
  reward: null,
};

/** Documents that everybody may list who knows the id of the page above them, and nobody may write. */
export const teamDocuments = {
  [`${documents.teamStops(TEAM)}/1`]: teamStop,
  [`${boardTeamsOf(TEAM)}/booking`]: boardTeam,
  [`${documents.teamLines(TEAM)}/SM1`]: lineOf({ id: 'SM1', from: 'Ann', to: null, text: 'heron', at, seq: 1 }),
} as const;

/**
 * Documents that an admin may read and a stranger may not (path -> fields). Every field that can
 * hold a secret holds a canary.
 */
export const adminDocuments = {
  [documents.desk]: defaultDesk,
  [documents.cannedReplies]: { replies: [{ name: 'Hi', text: canaries.note }], updated_at: at },
  [`${collections.tours}/draft`]: aTour({ status: 'draft', description: canaries.note }),
  [`${collections.tourStops}/${stopId('draft', 1)}`]: aStop('draft', 1, {
    status: 'draft',
    clue_preview: canaries.clue,
  }),
  [`${collections.tourPartners}/${stopId('draft', 1)}`]: {
    tour_id: 'draft',
    stop_number: 1,
    partner_id: canaries.note,
    status: 'draft',
  } satisfies TourPartner,
  [`${collections.tourStopSecrets}/${stopId('tour', 1)}`]: aSecret('tour', 1, {
    clue: canaries.clue,
    question: canaries.clue,
    hint: canaries.hint,
    answer: canaries.answer,
    accepted_answers: [canaries.answer],
    look: canaries.clue,
    look_answers: [canaries.answer],
    fact: canaries.note,
  }),
  [`${collections.partners}/applied`]: aPartner({ status: 'form_submitted', offer: canaries.note }),
  [documents.partnerCrm('partner')]: crm,
  [documents.partnerFigures('partner')]: { ...partnerFigures, note: canaries.note },
  [documents.postStats]: countPosts([aPost()], at),
  [documents.partnerStats]: { ...partnerStats, note: canaries.note },
  [`${collections.bookings}/booking`]: aBooking({
    uid: people.other,
    phone_numbers: [canaries.phone],
    email: canaries.email,
    payment_mismatch: { received: 900, refunded: 0, currency: 'gbp', at },
    refund_problem: { amount: 900, reason: null, at },
    hunt: { ...newHunt(), active_at: at },
    start_window: { day: '2026-12-05', opens_at: at },
  }),
  [`${collections.bookings}/on-page`]: aBooking({ uid: people.other, phone_numbers: [], email: canaries.email }),
  [`${collections.bookings}/finished`]: aBooking({
    uid: people.other,
    phone_numbers: [canaries.phone],
    email: canaries.email,
    status: 'completed',
    completed_at: at,
    order_id: 'party',
    party: { board_id: 'hash', first_stop: 1, held: false },
  }),
  [`${collections.orders}/party`]: party,
  [documents.huntTour('booking')]: huntTour,
  [`${collections.stopResults}/${stopId('booking', 1)}`]: finishedStop,
  [documents.review('held')]: aReview({ status: 'held', text: canaries.note }),
  [documents.review('hidden')]: aReview({ status: 'hidden', text: canaries.note }),
  [documents.reviewAuthor('review')]: { reviewer_phone: canaries.phone, booking_id: 'booking' } satisfies ReviewAuthor,
  [`${collections.wrongAnswers}/SM1`]: wrongAnswer,
  [`${collections.stopReports}/SM1`]: stopReport,
  [`${collections.stopHealth}/color-vinyl_1`]: stopHealth,
  [documents.huntNeeds('hunt-1')]: huntNeeds,
  [`${collections.smsMessages}/SM1`]: text,
  [`${collections.smsMessages}/request_1`]: { ...text, direction: 'outbound', status: 'sent', resend_of: 'SM1' },
  [`${collections.smsMessages}/undelivered`]: { ...text, direction: 'outbound', status: 'failed', resent_as: null },
  [`${collections.smsPhones}/${canaries.phone}`]: { ...phone, number: canaries.phone },
  [documents.player(canaries.phone)]: player,
  [documents.conversation(canaries.phone)]: conversation,
  [`${collections.contestSubmissions}/pending`]: { ...aSubmission, status: 'pending', title: canaries.note },
  [documents.submissionContact('photo')]: contact,
  [documents.submissionVerdict('photo')]: verdict,
  [documents.photoUpload(people.other, 'contest_1.jpg')]: upload,
  [documents.contestSettings]: { moderated: true, hold_above: 0.5, note: canaries.note } satisfies ContestSettings & {
    note: string;
  },
  [documents.vote('photo', people.other)]: { created_at: at },
  [`${collections.blogPosts}/draft`]: aPost({ status: 'draft', content: canaries.note }),
  [documents.postSlug('walls')]: { post_id: canaries.note },
  [`${collections.blogGenerationJobs}/job`]: job,
  [documents.totals]: { ...totals, note: canaries.note },
  [documents.contestStats]: { ...photoStats, note: canaries.note },
  [`${collections.contestFlags}/photo`]: flag,
  [documents.roundOrigins('2026-W46')]: origins,
  [documents.dayStats('2026-11-20')]: { ...day, note: canaries.note },
  [documents.monthStats('2026-11')]: { ...month, note: canaries.note },
  [documents.tourStats('tour')]: tourStats,
  [documents.health]: { note: canaries.note },
  [documents.suggestions]: { note: canaries.note },
  [documents.aiUsage]: { note: canaries.note },
  [`${collections.subscribers}/hash`]: subscriber,
  [`${collections.contactMessages}/message`]: message,
  [`${collections.reports}/report`]: {
    ...{ number: 'R-7K3M9Q', case_id: 'photo_photo', reason: 'hate', words: canaries.note, email: canaries.email },
    ...{ reporter: 'hash', network: 'hash', hid: false, upheld: null, created_at: at },
  } satisfies Report,
  [`${collections.reportCases}/photo_photo`]: aReportCase({ text: canaries.note }),
  [`${collections.reportCases}/photo_pending`]: aReportCase({ text: canaries.note, status: 'decided' }),
  [`${collections.ledger}/payment_o1`]: aMovement(),
  [`${collections.ledger}/gift_used_o1`]: aMovement({ kind: 'gift_used', gift_id: 'gift', card: 0, gift: -1000 }),
  [`${collections.invoices}/o1`]: anInvoice({ documents: [anInvoiceDocument({ notes: [canaries.note] })] }),
  [`${collections.tickets}/booking_1`]: aTicket({ offer: canaries.note }),
  [tillOf('partner')]: aTill({ pin: canaries.note }),
  [proposalsOf('partner')]: someProposals({ partner_name: canaries.note }),
  [`${collections.gifts}/prize_2026-W44`]: aVoucher({ reason: canaries.note, submission_id: 'photo' }),
  [`${collections.gifts}/gift`]: aGift({
    ...{ buyer_email: canaries.email, recipient_email: canaries.email, message: canaries.note },
  }),
  [`${collections.auditLog}/entry`]: entry,
  [documents.admin('admin-2')]: admin,
  [`${collections.deadLetters}/letter`]: {
    function: canaries.note,
    subject: { phone_number: canaries.phone },
    phone_numbers: [canaries.phone],
    event_id: 'event',
    source: null,
    reason: 'Error',
    failures: 1,
    first_at: at,
    last_at: at,
  } satisfies DeadLetter,
};

/** Documents that only functions may read (path -> fields). */
export const functionsDocuments = {
  [documents.adminRecovery(people.admin)]: newRecovery([canaries.note], at),
  [`${collections.stripeEvents}/evt_1`]: { note: canaries.note },
  [`${collections.voters}/${people.other}`]: voter,
  [`${collections.invoiceNumbers}/2026`]: { invoices: 1, credit_notes: 0, note: canaries.note },
  [documents.optOut('hash')]: { opted_out_at: at, note: canaries.note },
  [documents.erasure('hash')]: {
    phone_numbers: [canaries.phone],
    emails: [canaries.email],
    request_id: 'request',
    actor_uid: people.admin,
    actor_email: null,
    begun_at: at,
    kept: noRetainedRecords,
    replaced: 0,
    searched: null,
  } satisfies Erasure,
  [`${collections.identityChecks}/hash`]: newCheck(canaries.note, at),
  [`${collections.mails}/mail`]: queuedMail({ to: canaries.email, subject: canaries.note, text: canaries.note }, at),
  [`${collections.newsletterLinks}/hash`]: newLink('subscriber', 'confirm', at),
  [`${collections.appealLinks}/hash`]: {
    ...{ case_id: 'photo_photo', by: 'sender', number: null, email: canaries.email },
    ...{ decided_at: at, expires_at: at },
  } satisfies AppealLink,
  [`${collections.refusedSenders}/hash`]: { case_id: canaries.note, at } satisfies RefusedSender,
  [`${collections.copyMoves}/move`]: { submission_id: canaries.note, begun_at: at } satisfies CopyMove,
  [`${collections.rateLimits}/client`]: { note: canaries.phone },
  [`${collections.functionErrors}/error`]: {
    function: canaries.note,
    error: 'Error',
    at,
    expires_at: at,
  } satisfies FunctionError,
  [`${collections.migrations}/0001-pictures`]: {
    status: 'running',
    next: canaries.note,
    changed: 0,
    started_at: at,
    finished_at: null,
    lease_until: null,
  } satisfies MigrationRecord,
  [`${collections.malformedDocuments}/tours~one`]: {
    path: canaries.note,
    seen_at: at,
    expires_at: at,
  } satisfies MalformedDocument,
};

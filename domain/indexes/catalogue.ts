import * as admin from '../admin/queries.ts';
import * as audit from '../audit/queries.ts';
import * as blog from '../blog/queries.ts';
import { postStatuses } from '../blog/schema.ts';
import * as booking from '../booking/queries.ts';
import { cellOf } from '../city/index.ts';
import * as clueHealth from '../clue-health/queries.ts';
import * as contact from '../contact/queries.ts';
import { moderationFilters } from '../contest/index.ts';
import * as contestModeration from '../contest/moderation-queries.ts';
import * as contestNearby from '../contest/nearby-queries.ts';
import * as contest from '../contest/queries.ts';
import * as contestRounds from '../contest/round-queries.ts';
import * as contestVotes from '../contest/vote-queries.ts';
import * as deadLetters from '../dead-letters/queries.ts';
import * as exporting from '../export/queries.ts';
import * as gift from '../gift/queries.ts';
import * as checked from '../health/checked-collections.ts';
import * as health from '../health/queries.ts';
import { leaderboardPeriods } from '../leaderboard/index.ts';
import * as leaderboard from '../leaderboard/queries.ts';
import * as ledger from '../ledger/queries.ts';
import * as mail from '../mail/queries.ts';
import * as needs from '../needs/queries.ts';
import * as order from '../order/queries.ts';
import * as partners from '../partner/back-office-queries.ts';
import { partnerStatuses } from '../partner/index.ts';
import * as partner from '../partner/queries.ts';
import * as party from '../party/queries.ts';
import { collections, documents } from '../paths/index.ts';
import { playerFilters, playerSorts } from '../player/index.ts';
import * as player from '../player/queries.ts';
import * as playing from '../playing/queries.ts';
import * as privacy from '../privacy/queries.ts';
import type { PersonalRecord } from '../privacy/record.ts';
import { ageingRecords, records } from '../privacy/registry.ts';
import type { Query, Ttl } from '../query/index.ts';
import * as reports from '../reports/queries.ts';
import { reviewStatuses } from '../reviews/index.ts';
import * as reviews from '../reviews/queries.ts';
import { conversationFilters, pageConversation } from '../sms/index.ts';
import * as sms from '../sms/queries.ts';
import * as stats from '../stats/queries.ts';
import * as subscriber from '../subscriber/queries.ts';
import * as team from '../team/queries.ts';
import * as till from '../till/queries.ts';
import * as tour from '../tour/queries.ts';
import * as tourSecret from '../tour/secret-queries.ts';

/** Who runs a query: visitors and everybody else, only admins, or only functions. */
type Audience = 'everybody' | 'admins' | 'functions';

type Asked<Args extends unknown[]> = Args extends []
  ? Audience
  : { readonly who: Audience; readonly with: readonly Readonly<Args>[] };

/**
 * A module's queries: who runs each, and sample arguments for every shape that the query can take,
 * because each combination of conditions and orders may need an index. A module that leaves out a
 * query does not compile.
 */
type Declared<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...args: never[]) => Query
    ? Name
    : never]: Module[Name] extends (...args: infer Args) => Query ? Asked<Args> : never;
};

export type CatalogueEntry = {
  /** Such as `tour.featuredTours`. */
  readonly name: string;
  readonly who: Audience;
  readonly query: Query;
};

function entries<Module extends object>(noun: string, module: Module, declared: Declared<Module>): CatalogueEntry[] {
  return Object.entries<Audience | { who: Audience; with: readonly (readonly unknown[])[] }>(declared).flatMap(
    ([name, asked]) => {
      const build = module[name as keyof Module] as (...args: readonly unknown[]) => Query;
      const { who, with: samples } = typeof asked === 'string' ? { who: asked, with: [[]] } : asked;
      return samples.map((args) => ({ name: `${noun}.${name}`, who, query: build(...args) }));
    },
  );
}

const DIRECTIONS = ['asc', 'desc'] as const;
const AT = new Date('2026-11-01T00:00:00Z');
const SPAN = { from: AT, to: new Date('2026-12-01T00:00:00Z') };
const DAYS = { from: '2026-11-01', to: '2026-11-30' };
const NUMBER = '+447700955501';
/** The conversation on a team's page. */
const ON_PAGE = pageConversation('booking');
const ADDRESS = 'canary@secret.example';
/** Arguments for the first page of old documents, and for a later page. */
const pagesOfOld = [null, { at: AT, id: 'last' }].map((behind) => [AT, behind, 200] as const);

/** Arguments for each field by which a person is found in a record. */
const namings = (record: PersonalRecord) => [
  ...[record.phone, record.phones].flatMap((field) => (field ? [[record, field, [NUMBER]] as const] : [])),
  ...(record.email ? [[record, record.email, [ADDRESS]] as const] : []),
];

export const catalogue: readonly CatalogueEntry[] = [
  ...entries('admin', admin, {
    adminsEver: { who: 'admins', with: [[100]] },
    activeAdmins: 'functions',
  }),
  ...entries('audit', audit, {
    auditLogged: {
      who: 'admins',
      with: [null, 'role_granted'].flatMap((action) =>
        [null, 'canary@secret.example'].flatMap((email) =>
          DIRECTIONS.map((direction) => [{ action, email }, direction] as const),
        ),
      ),
    },
    auditEntriesOn: { who: 'admins', with: [[['users/admin-1'], 10]] },
  }),
  ...entries('blog', blog, {
    publishedPosts: 'functions',
    newestSummaries: {
      who: 'everybody',
      with: [
        [null, null, 13],
        ['london', null, 13],
        [null, 'breakfas', 100],
      ],
    },
    summariesOfArtist: { who: 'everybody', with: [['vesper-lane', 6]] },
    publishedPostOf: { who: 'everybody', with: [['five-walls-before-breakfast']] },
    newestPosts: { who: 'admins', with: [[500]] },
    postsListed: { who: 'admins', with: [[null], ...postStatuses.map((status) => [status] as const)] },
    everyPost: 'functions',
    postsOfStatus: { who: 'functions', with: [['published']] },
    postsCreatedWithin: { who: 'functions', with: [[{ from: AT, to: AT }]] },
    postsWithSlugsLike: { who: 'admins', with: [['five-walls-before-breakfast']] },
    reservationsLike: { who: 'functions', with: [['walls']] },
    postsDue: { who: 'functions', with: [[AT, 50]] },
    newestJobs: { who: 'admins', with: [[6]] },
    openJobs: { who: 'functions', with: [[100]] },
    endedJobs: { who: 'functions', with: [[400]] },
    jobsDue: { who: 'functions', with: [[AT, 50]] },
  }),
  ...entries('booking', booking, {
    newestActiveBookings: { who: 'admins', with: [[10]] },
    newestPageBookings: { who: 'admins', with: [[100]] },
    longestWaitingBookings: { who: 'admins', with: [[10]] },
    bookingsCompletedSince: { who: 'admins', with: [[AT, 10]] },
    bookingsOfOrder: { who: 'functions', with: [['order']] },
    teamsOfParty: { who: 'admins', with: [['party', 30]] },
    newestBookingsOf: { who: 'admins', with: [[NUMBER, 10]] },
    newestBookingsBy: { who: 'admins', with: [[ADDRESS, 10]] },
    openBookingsBy: { who: 'functions', with: [[ADDRESS, 10]] },
    bookingsWithPhone: { who: 'functions', with: [[NUMBER]] },
    unstartedBookings: { who: 'functions', with: [[AT, 10]] },
    bookingsLeftSince: { who: 'functions', with: [[AT, 10]] },
    huntsToLookAt: { who: 'functions', with: [[AT, 10]] },
    unpaidBookingsUntil: { who: 'functions', with: [[AT, 10]] },
    unpaidBookingsBetween: { who: 'functions', with: [[AT, AT, 10]] },
    mismatchedBookings: 'admins',
    bookingsWithRefundProblem: 'admins',
    bookingsByIds: { who: 'admins', with: [[['booking']]] },
    bookingsPaidWithin: { who: 'functions', with: [[SPAN]] },
    paidAndOpenWithin: { who: 'functions', with: [[SPAN]] },
    paidAndCompletedWithin: { who: 'functions', with: [[SPAN]] },
    bookingsCompletedWithin: { who: 'functions', with: [[SPAN]] },
    bookingsOfTour: { who: 'functions', with: [['tour', 'confirmed']] },
    completedBookingsOfTour: { who: 'functions', with: [['tour', SPAN]] },
    firstBookingOfTour: { who: 'functions', with: [['tour']] },
    someBookingOfTour: { who: 'functions', with: [['tour']] },
    furthestBookingOfTour: { who: 'functions', with: [['tour']] },
    bookingsAtStop: { who: 'functions', with: [['tour', 1, SPAN]] },
    bookingsUnderWayAt: { who: 'functions', with: [['tour', 1]] },
    huntsBookedFor: { who: 'admins', with: [['color-vinyl', '2026-12-05', 500]] },
    refundsDue: { who: 'functions', with: [[AT, 10]] },
  }),
  ...entries('clue-health', clueHealth, {
    endsOfStopSince: { who: 'functions', with: [['tour', 1, AT, 10]] },
    reportsOfStopSince: { who: 'functions', with: [['tour', 1, AT, 10]] },
    reportsIn: { who: 'functions', with: [['booking']] },
    healthOfTour: { who: 'functions', with: [['tour']] },
    brokenStops: { who: 'admins', with: [[10]] },
  }),
  ...entries('needs', needs, {
    huntsInNeed: { who: 'admins', with: [[10]] },
    huntsInNeedSince: { who: 'functions', with: [[AT, 10, null]] },
    everyHuntWatched: 'functions',
  }),
  ...entries('contact', contact, {
    contactMessages: { who: 'admins', with: [[null], [false], [true]] },
    openContactMessages: 'functions',
    oldestOpenContactMessages: { who: 'admins', with: [[3]] },
  }),
  ...entries('contest', contest, {
    photosByVotes: { who: 'everybody', with: [[24]] },
    photosByVotesSince: { who: 'everybody', with: [[AT, 25]] },
    winningPhotos: { who: 'everybody', with: [[25]] },
    newestPhotos: { who: 'functions', with: [[200]] },
    photosOfArtist: { who: 'everybody', with: [['vesper-lane', 25]] },
    photoOfSlug: { who: 'everybody', with: [['crane-on-bacon-street-1763640000000']] },
    photoAtPath: { who: 'everybody', with: [['uk/london/shoreditch/crane-on-bacon-street']] },
  }),
  ...entries('contest', contestNearby, {
    photosNear: { who: 'everybody', with: [[[cellOf({ latitude: 51.523, longitude: -0.071 })], 12]] },
  }),
  ...entries('contest', contestModeration, {
    photosModerated: { who: 'admins', with: moderationFilters.map((filter) => [filter] as const) },
    copyMovesBegunUntil: { who: 'functions', with: [[AT, 100]] },
    unsentUploadsBefore: { who: 'functions', with: [[AT, 200]] },
  }),
  ...entries('contest', contestRounds, {
    latestRounds: 'everybody',
    confirmedRounds: { who: 'everybody', with: [[13]] },
    photosSentWithin: { who: 'functions', with: [[SPAN, 5000]] },
  }),
  ...entries('contest', contestVotes, {
    votesFor: { who: 'functions', with: [['photo']] },
    voidedVotesFor: { who: 'functions', with: [['photo']] },
    votesBefore: { who: 'functions', with: [['photo', AT]] },
    voidedVotesBefore: { who: 'functions', with: [['photo', AT]] },
    votesSince: { who: 'functions', with: [['photo', AT]] },
    votesCastSince: { who: 'functions', with: [[AT, 200]] },
    photosCountedSince: { who: 'functions', with: [[AT, 50]] },
    photosInIdOrder: { who: 'functions', with: [null, 'photo'].map((last) => [last, 25] as const) },
    openFlags: { who: 'admins', with: [[20]] },
  }),
  ...entries('dead-letters', deadLetters, {
    newestDeadLetters: { who: 'admins', with: [[20]] },
    allDeadLetters: 'functions',
  }),
  ...entries('export', exporting, {
    exportedBookings: { who: 'admins', with: [[DAYS]] },
    exportedTexts: { who: 'admins', with: [[DAYS]] },
    exportedSubscribers: { who: 'admins', with: [[DAYS]] },
    exportedPhotos: { who: 'admins', with: [[DAYS]] },
    exportedGifts: { who: 'admins', with: [[DAYS]] },
  }),
  ...entries('health', health, {
    errorsSince: { who: 'functions', with: [[AT]] },
    latestError: 'functions',
    failedJobs: 'functions',
    malformedSince: { who: 'functions', with: [[AT]] },
    latestMalformed: { who: 'functions', with: [[AT]] },
  }),
  ...entries('health', checked, {
    newestDocuments: { who: 'functions', with: checked.checkedCollections.map((kind) => [kind, 500] as const) },
  }),
  ...entries('playing', playing, {
    stopsEndedWithin: { who: 'functions', with: [[SPAN]] },
    stopsSkippedWithin: { who: 'functions', with: [[SPAN]] },
    endsOfTourStop: { who: 'functions', with: [['tour', 1, SPAN]] },
    skipsOfTourStop: { who: 'functions', with: [['tour', 1, SPAN]] },
    claimsOfTourStop: { who: 'functions', with: [['tour', 1, SPAN]] },
    rewardsFetchedWithin: { who: 'functions', with: [[SPAN]] },
    rewardsFetchedAt: { who: 'functions', with: [['partner', SPAN]] },
    lastThatFoundShut: { who: 'functions', with: [['partner']] },
    huntsThatFoundShut: { who: 'functions', with: [['partner']] },
    rewardsRedeemedWithin: { who: 'functions', with: [[SPAN]] },
    rewardsRedeemedAt: { who: 'functions', with: [['partner', SPAN]] },
    firstRedeemedOf: { who: 'functions', with: [['partner']] },
    firstRewardOfPartner: { who: 'functions', with: [['partner']] },
    newestWrongAnswers: { who: 'admins', with: [['tour', 300]] },
    wrongAnswersTo: { who: 'functions', with: [['tour', 'fox']] },
    wrongAnswersIn: { who: 'functions', with: [['booking']] },
  }),
  ...entries('leaderboard', leaderboard, {
    bestHunts: {
      who: 'everybody',
      with: leaderboardPeriods.map((period) => [period, new Date('2026-11-20T12:00:00Z'), 26] as const),
    },
  }),
  ...entries('ledger', ledger, {
    movementsWithin: { who: 'functions', with: [[SPAN]] },
    feesOpenWithin: { who: 'functions', with: [[SPAN]] },
    movedWithin: { who: 'functions', with: [[['refund', 'refund_returned'], SPAN]] },
    huntPaymentsWithin: { who: 'functions', with: [[SPAN]] },
    movementsOfGift: { who: 'admins', with: [['gift', 200]] },
  }),
  ...entries('mail', mail, {
    mailsDueUntil: { who: 'functions', with: [[AT, 100]] },
    mailsWaitingSince: { who: 'functions', with: [[AT]] },
  }),
  ...entries('partner', partner, {
    activePartners: 'functions',
    activePartnersInArea: { who: 'everybody', with: [['shoreditch', 25]] },
    activePartnersAt: { who: 'everybody', with: [['shoreditch', 'rough-trade-east']] },
    activePartnersAmong: { who: 'everybody', with: [[['partner']]] },
    premiumPartners: { who: 'everybody', with: [[4]] },
  }),
  ...entries('partner', partners, {
    allPartners: 'functions',
    firstPartners: { who: 'admins', with: [[500]] },
    partnersAmong: { who: 'admins', with: [[['partner', 'applied']]] },
    partnersListed: {
      who: 'admins',
      with: [null, ...partnerStatuses].flatMap((status) =>
        [null, 'Bar'].flatMap((type) => [null, 'sun'].map((word) => [status, type, word] as const)),
      ),
    },
    partnersWithMostRewards: { who: 'admins', with: [[20]] },
    activePartnersById: { who: 'functions', with: [null, 'partner'].map((last) => [last, 40] as const) },
    newestApplications: { who: 'admins', with: [[3]] },
    activePartnersIn: { who: 'functions', with: [['shoreditch']] },
    partnersOfStatus: { who: 'functions', with: [['active']] },
  }),
  ...entries('player', player, {
    playersListed: {
      who: 'admins',
      with: playerFilters.flatMap((filter) =>
        playerSorts.flatMap((field) => DIRECTIONS.map((direction) => [filter, { field, direction }] as const)),
      ),
    },
    playersFound: { who: 'admins', with: [[['+447', '447']]] },
    photosSentWith: { who: 'admins', with: [[NUMBER, 10]] },
  }),
  ...entries('privacy', privacy, {
    erasuresBegunUntil: { who: 'functions', with: [[AT, 10]] },
    documentsNaming: { who: 'functions', with: records.flatMap(namings) },
    agedDocuments: {
      who: 'functions',
      with: Object.values(ageingRecords).flatMap((rule) => pagesOfOld.map((page) => [rule, ...page] as const)),
    },
    auditEntriesAbout: { who: 'functions', with: [['users/admin-1']] },
    documentsBehind: {
      who: 'functions',
      with: [
        [collections.reviews, '', 300],
        [collections.reviews, 'last', 300],
      ],
    },
    groupDocumentsBehind: {
      who: 'functions',
      with: [
        [team.linesEnd.collection, '', 300],
        [team.linesEnd.collection, `${documents.teamLines('hash')}/last`, 300],
      ],
    },
    partnersWithNotes: 'functions',
  }),
  ...entries('reports', reports, {
    waitingCases: { who: 'admins', with: [[100]] },
    decidedCases: 'admins',
    reportsOf: { who: 'admins', with: [['photo_photo', 100]] },
    hiddenSince: {
      who: 'functions',
      with: [
        ['reporter', ['hash'], AT, 50],
        ['network', ['hash'], AT, 50],
      ],
    },
    appealLinksOf: { who: 'functions', with: [['photo_1']] },
  }),
  ...entries('reviews', reviews, {
    newestReviewsOf: { who: 'everybody', with: [['tour', 10]] },
    ratingsOf: { who: 'functions', with: [['tour']] },
    reviewsListed: { who: 'admins', with: [null, ...reviewStatuses].map((status) => [status] as const) },
    everyReview: 'functions',
    heldReviews: 'functions',
    hiddenReviews: 'functions',
    reviewAuthorsOf: { who: 'functions', with: [['booking']] },
  }),
  ...entries('sms', sms, {
    newestMessagesOfHunt: { who: 'admins', with: [['booking', 50]] },
    unsettledInboundTexts: { who: 'functions', with: [[[NUMBER], 10]] },
    oldestUnsettledTextTo: { who: 'functions', with: [[NUMBER]] },
    oldestUnsettled: 'functions',
    unsettledUntil: { who: 'functions', with: [['inbound', 1, 10]] },
    textsBySid: { who: 'functions', with: [[['SM1']]] },
    textsByRetiredSid: { who: 'functions', with: [[['SM1']]] },
    newestTexts: { who: 'admins', with: [[NUMBER, 10]] },
    textsBackTo: { who: 'admins', with: [[NUMBER, { id: 'SM0', seq: 0 }]] },
    textsBefore: { who: 'admins', with: [[NUMBER, { id: 'SM9', seq: Number.MAX_SAFE_INTEGER }, 10]] },
    newestIn: { who: 'functions', with: [[NUMBER], [ON_PAGE]] },
    allSaidIn: { who: 'functions', with: [[NUMBER], [ON_PAGE]] },
    newestTextTo: { who: 'functions', with: [[NUMBER], [ON_PAGE]] },
    textsToAfter: { who: 'functions', with: [[NUMBER, 0, 20]] },
    newestTextFrom: { who: 'functions', with: [[NUMBER], [ON_PAGE]] },
    latestOfType: {
      who: 'functions',
      with: [
        [NUMBER, 'plea'],
        [ON_PAGE, 'plea'],
      ],
    },
    firstPleaAfter: {
      who: 'functions',
      with: [
        [NUMBER, 'danger', 0],
        [ON_PAGE, 'danger', 0],
      ],
    },
    pleasUntil: {
      who: 'functions',
      with: [
        [NUMBER, 'danger', Number.MAX_SAFE_INTEGER, 1],
        [ON_PAGE, 'danger', Number.MAX_SAFE_INTEGER, 1],
      ],
    },
    someTextOf: { who: 'functions', with: [[NUMBER, false]] },
    textsTo: { who: 'functions', with: [[NUMBER]] },
    playedTextsFrom: { who: 'functions', with: [[NUMBER]] },
    textsWithWord: { who: 'admins', with: [['scaffold', AT, 5]] },
    opinionsDue: { who: 'functions', with: [[AT, 50]] },
    opinionsAskedSince: { who: 'functions', with: [[AT]] },
    opinionsAskedInHunt: { who: 'functions', with: [['booking', AT]] },
    messagesOfBroadcast: { who: 'admins', with: [['request']] },
    undeliveredTexts: { who: 'admins', with: [[AT, 20]] },
    messagesWithin: { who: 'functions', with: [[SPAN]] },
    pageMessagesWithin: { who: 'functions', with: [[SPAN]] },
    segmentsWithin: { who: 'functions', with: [[SPAN]] },
    failedTextsSince: { who: 'functions', with: [[AT, 100]] },
    conversationsAwaiting: 'functions',
    longestAwaiting: { who: 'admins', with: [[5]] },
    conversationsInDanger: { who: 'admins', with: [[5]] },
    conversationsListed: {
      who: 'admins',
      with: conversationFilters.flatMap((filter) => [[], ['+447', '447']].map((keys) => [filter, keys] as const)),
    },
  }),
  ...entries('stats', stats, {
    daysCounted: 'functions',
    sumOverDays: {
      who: 'functions',
      with: [['bookings'], ['completed'], ['messages'], ['people']],
    },
    monthsFrom: { who: 'admins', with: [['2026-11']] },
    tourStatsByName: { who: 'admins', with: [[10]] },
    votesWithin: { who: 'functions', with: [[SPAN]] },
    voidedVotesWithin: { who: 'functions', with: [[SPAN]] },
    everyPhoto: 'functions',
    photosOfStatus: { who: 'functions', with: [['approved']] },
    photosThatWon: 'functions',
  }),
  ...entries('subscriber', subscriber, {
    subscribersListed: {
      who: 'admins',
      with: (['email', 'created_at'] as const).flatMap((field) =>
        DIRECTIONS.map((direction) => [{ field, direction }] as const),
      ),
    },
    subscribersBeginning: { who: 'admins', with: DIRECTIONS.map((direction) => ['canary', direction] as const) },
    subscribersByAddress: {
      who: 'admins',
      with: [
        [null, 500],
        [{ email: 'a@secret.example', id: 'hash' }, 500],
      ],
    },
    linksOf: { who: 'functions', with: [['hash']] },
  }),
  ...entries('order', order, { lastCallsDue: { who: 'functions', with: [[AT, 20]] } }),
  ...entries('party', party, { boardTeams: { who: 'everybody', with: [['hash']] } }),
  ...entries('team', team, {
    pageShared: { who: 'functions', with: [['id']] },
    newestLines: { who: 'everybody', with: [['hash', team.MAX_LINES]] },
    reachedStops: { who: 'everybody', with: [['hash']] },
  }),
  ...entries('till', till, {
    ticketsWithCode: { who: 'functions', with: [[['hash']]] },
    ticketsRedeemedAt: { who: 'functions', with: [['partner', SPAN, 100]] },
    proposalsWaiting: { who: 'admins', with: [[20]] },
  }),
  ...entries('tour', tour, {
    publishedTours: 'functions',
    firstTours: { who: 'everybody', with: [[25]] },
    publishedToursBySlug: { who: 'everybody', with: [['color-vinyl']] },
    featuredTours: 'everybody',
    allTours: 'functions',
    toursListed: { who: 'admins', with: [[25]] },
    publishedStopsOf: { who: 'everybody', with: [['tour', 6]] },
    wallsOfArtist: { who: 'everybody', with: [['vesper-lane', 25]] },
    wallsWithArtist: { who: 'functions', with: [[5000]] },
    publishedToursAmong: { who: 'everybody', with: [[['tour']]] },
    stopsOf: { who: 'admins', with: [['tour']] },
    placesOf: { who: 'admins', with: [['tour']] },
    placesAt: { who: 'functions', with: [['partner']] },
  }),
  ...entries('tour', tourSecret, {
    secretsOf: { who: 'admins', with: [['tour']] },
  }),
  ...entries('gift', gift, {
    newestGifts: { who: 'admins', with: [null, 'bought' as const].map((origin) => [origin, 200] as const) },
    giftsOfCode: { who: 'functions', with: [[['hash']]] },
    giftsBoughtBy: { who: 'functions', with: [[ADDRESS, 30]] },
    giftsWonBy: { who: 'admins', with: [[['photo']]] },
    mismatchedGifts: 'functions',
    giftsWithRefundProblem: 'functions',
    giftsDue: { who: 'functions', with: [[AT, 200]] },
  }),
];

export const ttls: readonly Ttl[] = [
  contestVotes.votersTtl,
  health.functionErrorsTtl,
  health.malformedDocumentsTtl,
  playing.wrongAnswersEnd,
  team.linesEnd,
  till.ticketsEnd,
  clueHealth.stopReportsEnd,
  mail.mailsTtl,
  subscriber.linksTtl,
  reports.appealLinksTtl,
  // Rate limits belong to no domain folder: the functions keep them for every form.
  { collection: collections.rateLimits, field: 'expires_at' },
  // A check is found by its id alone.
  { collection: collections.identityChecks, field: 'expires_at' },
];

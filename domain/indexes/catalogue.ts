import * as admin from '../admin/queries.ts';
import * as audit from '../audit/queries.ts';
import * as blog from '../blog/queries.ts';
import * as contact from '../contact/queries.ts';
import { moderationFilters } from '../contest/index.ts';
import * as contestModeration from '../contest/moderation-queries.ts';
import * as contest from '../contest/queries.ts';
import * as contestRounds from '../contest/round-queries.ts';
import * as contestVotes from '../contest/vote-queries.ts';
import { partnerStatuses } from '../partner/index.ts';
import * as partner from '../partner/queries.ts';
import { collections } from '../paths/index.ts';
import type { Query, Ttl } from '../query/index.ts';
import * as subscriber from '../subscriber/queries.ts';
import * as tour from '../tour/queries.ts';

/** Who asks a query: visitors and everybody else, admins alone, or functions alone. */
export type Audience = 'everybody' | 'admins' | 'functions';

type Asked<Args extends unknown[]> = Args extends []
  ? Audience
  : { readonly who: Audience; readonly with: readonly Readonly<Args>[] };

/**
 * What a noun's module declares. A query without arguments says who asks it; one with arguments also names arguments for every shape that
 * it can take, which is every combination of conditions and orders: each may need an index of its own. A query that is forgotten
 * here does not compile.
 */
type Declared<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...args: never[]) => Query
    ? Name
    : never]: Module[Name] extends (...args: infer Args) => Query ? Asked<Args> : never;
};

/** One query of the product in one of its shapes. */
export interface Entry {
  /** Such as `tour.featuredTours`. */
  readonly name: string;
  readonly who: Audience;
  readonly query: Query;
}

function entries<Module extends object>(noun: string, module: Module, declared: Declared<Module>): Entry[] {
  return Object.entries<Audience | { who: Audience; with: readonly (readonly unknown[])[] }>(declared).flatMap(
    ([name, asked]) => {
      const build = module[name as keyof Module] as (...args: readonly unknown[]) => Query;
      const { who, with: samples } = typeof asked === 'string' ? { who: asked, with: [[]] } : asked;
      return samples.map((args) => ({ name: `${noun}.${name}`, who, query: build(...args) }));
    },
  );
}

const directions = ['asc', 'desc'] as const;
const moment = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-12-01T00:00:00Z');

/** Every query of the product, in every shape. */
export const catalogue: readonly Entry[] = [
  ...entries('admin', admin, {
    adminsEver: { who: 'admins', with: [[100]] },
    activeAdmins: 'functions',
  }),
  ...entries('audit', audit, {
    auditLogged: {
      who: 'admins',
      with: [null, 'role_granted'].flatMap((action) =>
        [null, 'canary@secret.example'].flatMap((email) =>
          directions.map((direction) => [{ action, email }, direction] as const),
        ),
      ),
    },
  }),
  ...entries('blog', blog, {
    publishedPosts: 'everybody',
    publishedPostOf: { who: 'everybody', with: [['five-walls-before-breakfast']] },
    newestPosts: { who: 'admins', with: [[500]] },
    postsWithSlugsLike: { who: 'admins', with: [['five-walls-before-breakfast']] },
    reservationsLike: { who: 'functions', with: [['walls']] },
    postsDue: { who: 'functions', with: [[moment, 50]] },
    newestJobs: { who: 'admins', with: [[6]] },
    openJobs: { who: 'functions', with: [[100]] },
    endedJobs: { who: 'functions', with: [[400]] },
    jobsDue: { who: 'functions', with: [[moment, 50]] },
  }),
  ...entries('contact', contact, {
    contactMessages: { who: 'admins', with: [[null], [false], [true]] },
  }),
  ...entries('contest', contest, {
    photosByVotes: { who: 'everybody', with: [[24]] },
    photosByVotesSince: { who: 'everybody', with: [[moment, 25]] },
    winningPhotos: { who: 'everybody', with: [[25]] },
    newestPhotos: { who: 'functions', with: [[200]] },
    photoOfSlug: { who: 'everybody', with: [['crane-on-bacon-street-1763640000000']] },
    photoAtPath: { who: 'everybody', with: [['uk/london/shoreditch/crane-on-bacon-street']] },
  }),
  ...entries('contest', contestModeration, {
    photosModerated: { who: 'admins', with: moderationFilters.map((filter) => [filter] as const) },
    unsentUploadsBefore: { who: 'functions', with: [[moment, 200]] },
  }),
  ...entries('contest', contestRounds, {
    latestRounds: { who: 'everybody', with: [[5]] },
    confirmedRounds: { who: 'everybody', with: [[13]] },
    photosSentWithin: { who: 'functions', with: [[{ from: moment, to: later }, 5000]] },
  }),
  ...entries('contest', contestVotes, {
    votesFor: { who: 'functions', with: [['photo']] },
    voidedVotesFor: { who: 'functions', with: [['photo']] },
    votesBefore: { who: 'functions', with: [['photo', moment]] },
    voidedVotesBefore: { who: 'functions', with: [['photo', moment]] },
    votesSince: { who: 'functions', with: [['photo', moment]] },
    photosCountedSince: { who: 'functions', with: [[moment, 50]] },
    photosById: { who: 'functions', with: [null, 'photo'].map((last) => [last, 25] as const) },
    openFlags: { who: 'admins', with: [[20]] },
  }),
  ...entries('partner', partner, {
    activePartners: 'everybody',
    activePartnersOf: { who: 'everybody', with: [['shoreditch']] },
    premiumPartners: { who: 'everybody', with: [[4]] },
    allPartners: 'admins',
    partnersListed: {
      who: 'admins',
      with: [null, ...partnerStatuses].flatMap((status) =>
        [null, 'Bar'].flatMap((type) => [null, 'sun'].map((word) => [status, type, word] as const)),
      ),
    },
    newestApplications: { who: 'admins', with: [[3]] },
    partnersOfStatus: { who: 'functions', with: [['active']] },
  }),
  ...entries('subscriber', subscriber, {
    subscribersListed: {
      who: 'admins',
      with: (['email', 'created_at'] as const).flatMap((field) =>
        directions.map((direction) => [{ field, direction }] as const),
      ),
    },
    subscribersBeginning: { who: 'admins', with: directions.map((direction) => ['canary', direction] as const) },
    subscribersByAddress: {
      who: 'admins',
      with: [
        [null, 500],
        [{ email: 'a@secret.example', id: 'hash' }, 500],
      ],
    },
  }),
  ...entries('tour', tour, {
    publishedTours: 'everybody',
    featuredTours: 'everybody',
    allTours: 'admins',
    publishedStopsOf: { who: 'everybody', with: [['tour']] },
    publishedPlacesOf: { who: 'everybody', with: [['tour']] },
    stopsOf: { who: 'admins', with: [['tour']] },
    secretsOf: { who: 'admins', with: [['tour']] },
    placesOf: { who: 'admins', with: [['tour']] },
    placesAt: { who: 'functions', with: [['partner']] },
  }),
];

/** The fields by which documents end on their own. */
export const ttls: readonly Ttl[] = [
  contestVotes.votersEnd,
  blog.articleTriesEnd,
  // How often somebody has called: no noun's own, kept by the functions for every form.
  { collection: collections.rateLimits, field: 'expires_at' },
];

import { collections } from '../paths/index.ts';
import { limit, orderBy, query, summed, type TimeSpan, type Ttl, where, within } from '../query/index.ts';
import { type FinishedStop, finishedStopSchema } from './finished-stops.ts';
import { wrongAnswerSchema } from './wrong-answers.ts';

/** How a stop ends that is not solved. */
const unsolved = ['skipped', 'gone'] as const satisfies readonly FinishedStop['outcome'][];

export const stopsEndedWithin = (span: TimeSpan) =>
  summed(query(collections.stopResults, finishedStopSchema, ...within('finished_at', span)), 'hints', 'wrong_answers');

export const stopsSkippedWithin = (span: TimeSpan) =>
  query(collections.stopResults, finishedStopSchema, where('outcome', 'in', unsolved), ...within('finished_at', span));

const endsOfStop = (tourId: string, stopNumber: number) =>
  [where('tour_id', '==', tourId), where('stop_number', '==', stopNumber)] as const;

/** With sums of hints, seconds and wrong answers. */
export const endsOfTourStop = (tourId: string, stopNumber: number, span: TimeSpan) =>
  summed(
    query(
      collections.stopResults,
      finishedStopSchema,
      ...endsOfStop(tourId, stopNumber),
      ...within('finished_at', span),
    ),
    'hints',
    'seconds',
    'wrong_answers',
  );

export const skipsOfTourStop = (tourId: string, stopNumber: number, span: TimeSpan) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    ...endsOfStop(tourId, stopNumber),
    where('outcome', 'in', unsolved),
    ...within('finished_at', span),
  );

export const claimsOfTourStop = (tourId: string, stopNumber: number, span: TimeSpan) =>
  query(collections.stopResults, finishedStopSchema, ...endsOfStop(tourId, stopNumber), ...within('claimed_at', span));

export const rewardsFetchedWithin = (span: TimeSpan) =>
  query(collections.stopResults, finishedStopSchema, ...within('claimed_at', span));

export const rewardsFetchedAt = (partnerId: string, span: TimeSpan) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    where('partner_id', '==', partnerId),
    ...within('claimed_at', span),
  );

export const rewardsRedeemedWithin = (span: TimeSpan) =>
  query(collections.stopResults, finishedStopSchema, ...within('redeemed_at', span));

export const rewardsRedeemedAt = (partnerId: string, span: TimeSpan) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    where('partner_id', '==', partnerId),
    ...within('redeemed_at', span),
  );

export const firstRedeemedOf = (partnerId: string) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    where('partner_id', '==', partnerId),
    where('redeemed_at', '>', new Date(0)),
    orderBy('redeemed_at'),
    limit(1),
  );

export const firstRewardOfPartner = (partnerId: string) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    where('partner_id', '==', partnerId),
    where('claimed_at', '>', new Date(0)),
    orderBy('claimed_at'),
    limit(1),
  );

const foundShut = (partnerId: string) =>
  [where('partner_id', '==', partnerId), where('shut_at', '>', new Date(0)), orderBy('shut_at', 'desc')] as const;

export const huntsThatFoundShut = (partnerId: string) =>
  query(collections.stopResults, finishedStopSchema, ...foundShut(partnerId));

export const lastThatFoundShut = (partnerId: string) =>
  query(collections.stopResults, finishedStopSchema, ...foundShut(partnerId), limit(1));

export const newestWrongAnswers = (tourId: string, most: number) =>
  query(
    collections.wrongAnswers,
    wrongAnswerSchema,
    where('tour_id', '==', tourId),
    orderBy('at', 'desc'),
    limit(most),
  );

export const wrongAnswersTo = (tourId: string, solution: string) =>
  query(collections.wrongAnswers, wrongAnswerSchema, where('tour_id', '==', tourId), where('solution', '==', solution));

export const wrongAnswersIn = (bookingId: string) =>
  query(collections.wrongAnswers, wrongAnswerSchema, where('booking_id', '==', bookingId));

export const wrongAnswersEnd: Ttl = { collection: collections.wrongAnswers, field: 'expires_at' };

/**
 * One example of each entity, for every test: add a new field here and nowhere else. No shipped
 * code imports this folder.
 */
export * from './blog.ts';
export * from './booking.ts';
export * from './contest.ts';
export * from './gift.ts';
export * from './invoice.ts';
export * from './ledger.ts';
export * from './oldest/index.ts';
export * from './order.ts';
export * from './partner.ts';
export * from './report.ts';
export * from './review.ts';
export * from './tour.ts';

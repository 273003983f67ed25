/** One example of each entity, for every test: a new field is added to it here and nowhere else. Nothing that ships imports this. */
export * from './blog.ts';
export * from './booking.ts';
export * from './contest.ts';
export * from './oldest/index.ts';
export * from './partner.ts';
export * from './review.ts';
export * from './tour.ts';

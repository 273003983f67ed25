export * from './alerts.ts';
export * from './checked-collections.ts';
export * from './judge.ts';
export * from './queries.ts';
export * from './report.ts';
export * from './schedules.ts';
export * from './schema.ts';
export * from './texts.ts';

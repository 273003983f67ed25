export * from './any-phone.ts';
export * from './cut.ts';
export * from './digits.ts';
export * from './offer.ts';
export * from './personal.ts';
export * from './promises.ts';
export * from './reward-kinds.ts';
export * from './search.ts';

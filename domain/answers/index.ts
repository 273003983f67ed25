export * from './amiss.ts';
export * from './judge.ts';
export * from './readings.ts';

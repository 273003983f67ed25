/**
 * List prices in US dollars, without the free tiers. A price says on which page and when it was
 * read, or that nobody has looked it up. The benchmark and docs/costs.md take all prices from here.
 */
export type UnitPrice = { dollars: number; of: string; source: string; read: string };

const READ = '2026-11-22';
const notLookedUp = (dollars: number, of: string, where: string): UnitPrice => ({
  dollars,
  of,
  source: `not looked up; the page to check is ${where}`,
  read: 'never',
});
const found = (dollars: number, of: string, source: string): UnitPrice => ({ dollars, of, source, read: READ });

const firestore = 'https://cloud.google.com/firestore/pricing, London (europe-west2)';
const run = 'https://cloud.google.com/run/pricing';

export const prices = {
  read: notLookedUp(0.036 / 100_000, 'a document read', firestore),
  write: notLookedUp(0.108 / 100_000, 'a document written', firestore),
  delete: notLookedUp(0.012 / 100_000, 'a document deleted', firestore),
  firestoreByte: notLookedUp(0.12 / 2 ** 30, "a byte of Firestore's answers to browsers", firestore),
  // London is a region of tier 2 (https://cloud.google.com/run/docs/locations). Tier 1 was read as
  // 0.000024 and 0.0000025.
  cpuSecond: notLookedUp(0.0000336, 'a second of one vCPU', `${run}, tier 2`),
  memorySecond: notLookedUp(0.0000035, 'a second of one GiB', `${run}, tier 2`),
  request: found(0.4 / 1_000_000, 'a start of a function', run),
  task: found(0.4 / 1_000_000, 'an operation of a task queue', 'https://cloud.google.com/tasks/pricing'),
  schedule: notLookedUp(0.1 / 30, 'a scheduled job for a day', 'https://cloud.google.com/scheduler/pricing'),
  hostingByte: found(0.15 / 1e9, 'a byte from Hosting', 'https://firebase.google.com/pricing'),
  storageByte: found(0.12 / 1e9, "a byte of the bucket's", 'https://firebase.google.com/pricing'),
  segmentSent: notLookedUp(0.0524, 'a segment sent to a UK mobile', 'https://www.twilio.com/en-us/sms/pricing/gb'),
  segmentReceived: notLookedUp(0.0075, 'a segment received', 'https://www.twilio.com/en-us/sms/pricing/gb'),
  number: notLookedUp(1.15 / 30, 'a UK mobile number for a day', 'https://www.twilio.com/en-us/sms/pricing/gb'),
  // gpt-6-luna, whose input costs a fifth. Two price lists of resellers and tools agree. Questions
  // are counted at the price of answers.
  token: found(0.5 / 1_000_000, 'a token of gpt-6-luna', 'https://developers.openai.com/api/docs/pricing'),
} as const satisfies Record<string, UnitPrice>;

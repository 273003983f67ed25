import { postPictures, writePosts } from './blog/write.ts';
import { photoPictures, writeContest } from './contest/write.ts';
import { writeHunts } from './hunts/write.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { writePartners } from './partners/write.ts';
import { writePeople } from './people.ts';
import type { Picture } from './pictures.ts';
import { writeStats } from './stats.ts';
import { tourPictures, writeTours } from './tours/write.ts';

/** Every picture of the seed. */
export const seedPictures = (): Picture[] => [...tourPictures(), ...photoPictures(), ...postPictures()];

/**
 * Every document of the seed, with times counted back from `now`.
 * @throws Error naming the first document that does not fit its schema
 */
export async function seedContent(now: Date): Promise<Ledger> {
  const ledger = newLedger();
  const partners = writePartners(ledger, now);
  const tours = writeTours(ledger, partners, now);
  writeHunts(ledger, tours, now);
  writeContest(ledger, now);
  await writePosts(ledger, now);
  writePeople(ledger, now);
  writeStats(ledger, now);
  return ledger;
}

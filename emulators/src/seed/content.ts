import type { Picture as ContestPicture } from '@streetlore/domain/contest';
import { postPictures, writePosts } from './blog/write.ts';
import { writeContest } from './contest/write.ts';
import { writeGifts } from './gifts.ts';
import { writeAdminTexts } from './hunts/admin-texts.ts';
import { writeConversations } from './hunts/conversations.ts';
import { writeParty } from './hunts/party.ts';
import { countReviews } from './hunts/reviews.ts';
import { writeHunts } from './hunts/write.ts';
import { newLedger, type SeedLedger } from './ledger.ts';
import { partnerPictures, writePartners } from './partners/write.ts';
import { writePeople } from './people.ts';
import type { SeedPicture } from './pictures.ts';
import { writePlayers } from './players.ts';
import { writeReports } from './reports.ts';
import { writeStats } from './stats.ts';
import { tourPictures, writeTours } from './tours/write.ts';

/**
 * Every picture of the seed except the contest's. The contest's pictures go through the same steps
 * as visitors' photos.
 */
export const seedPictures = (): SeedPicture[] => [...tourPictures(), ...postPictures(), ...partnerPictures()];

/**
 * Makes every document of the seed, with times counted back from `now`. `pictureOf` finds a contest
 * picture by its id.
 * @throws Error naming the first document that does not fit its schema
 */
export async function seedContent(now: Date, pictureOf: (id: string) => ContestPicture): Promise<SeedLedger> {
  const ledger = newLedger();
  const partners = writePartners(ledger, now);
  const tours = writeTours(ledger, partners, now);
  writeHunts(ledger, tours, now);
  writeParty(ledger, tours, now);
  countReviews(ledger);
  writeAdminTexts(ledger, now);
  writeConversations(ledger, now);
  writeContest(ledger, now, pictureOf);
  writeGifts(ledger, now);
  await writePosts(ledger, now);
  writePeople(ledger, now);
  writeReports(ledger, now);
  writePlayers(ledger, now);
  writeStats(ledger, now);
  return ledger;
}

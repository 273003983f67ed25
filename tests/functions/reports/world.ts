import { randomUUID } from 'node:crypto';
import { roundOf } from '@streetlore/domain/contest';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { boardTeamsOf, collections, documents, storagePaths } from '@streetlore/domain/paths';
import {
  caseIdOf,
  type DecideCaseInput,
  type ReportCase,
  type ReportedKind,
  type SendReportInput,
} from '@streetlore/domain/reports';
import { aPost, aReview, aSubmission, aTour } from '@streetlore/domain/testing';
import { summarise } from '../../../functions/src/blog/summarise-post.ts';
import { makeFeed } from '../../../functions/src/pages/rss.ts';
import { makeSitemap } from '../../../functions/src/pages/sitemap.ts';
import { readShared } from '../../../functions/src/platform/shared-result.ts';
import { settleCase } from '../../../functions/src/reports/decide-case.ts';
import { storeReport } from '../../../functions/src/reports/send-report.ts';
import { teamPageIdOf } from '../../../functions/src/store/link-ids.ts';
import type { TestServices } from '../../support/services.ts';
import { aFinishedTeam } from '../hunt/finished-team.ts';

/** A word that stands in every reported thing, and nowhere else. */
const WORD = 'Zebrafish';
export const SENDER = 'sender@canary.example';
const BOARD = 'a-board';

export const ann = { uid: 'ann', email: 'ann@streetlore.test' };
export const ben = { uid: 'ben', email: 'ben@streetlore.test' };

/** Stores two admins, and one thing of each kind that everybody sees. */
export async function storeThings(services: TestServices) {
  const { store, db, bucket } = services;
  const at = services.now();
  for (const [n, { uid, email }] of [ann, ben].entries())
    await db.doc(documents.admin(uid)).set({ email, status: 'active', granted_at: new Date(n), granted_by: null });
  await store.tours.at('color-vinyl').set(aTour({ name: 'Color & Vinyl' }));
  const photo = aSubmission({ title: `${WORD} on Bacon Street`, is_winner: true, submitted_at: at });
  await store.submissions.at('photo').set(photo);
  await store.submissionContact('photo').set({
    name: 'Sal',
    email: SENDER,
    phone_number: '+447700900777',
    position: null,
    original: storagePaths.contestOriginal('sender', 'wall.jpg'),
  });
  const place = { submission_id: 'photo', title: photo.title, location: photo.location, votes: 3 };
  const week = roundOf(photo);
  await store.rounds.at(week).set({
    ...{ week, status: 'confirmed', starts_at: at, ends_at: at, closed_at: at, confirmed_at: at },
    standings: [place],
    winner: place,
  });
  for (const path of [storagePaths.contestCopy, storagePaths.contestPublished])
    await bucket.file(path('photo', '480.webp')).save('picture', { resumable: false, contentType: 'image/webp' });
  const party = { board_id: BOARD, first_stop: 1, held: false };
  const team = await aFinishedTeam(services, 'team', { team_name: `The ${WORD}`, email: SENDER, party });
  const booking = await store.bookings.at('team').read();
  if (!booking) throw new Error('no booking');
  await store.leaderboard.at('team').set(leaderboardRow('team', booking, at));
  await aFinishedTeam(services, 'reviewing', { email: SENDER, team_name: 'The Stencils' });
  await store.reviews.at('review').set(aReview({ text: `A ${WORD} bit me`, rating: 2 }));
  await store.reviewAuthor('review').set({ reviewer_phone: '+447700900101', booking_id: 'reviewing' });
  await store.reviews.at('of-team').set(aReview({ team: `The ${WORD}`, text: '' }));
  await store.reviewAuthor('of-team').set({ reviewer_phone: '+447700900102', booking_id: 'team' });
  await store.posts.at('post').set(aPost({ title: `Feeding a ${WORD}`, slug: 'feeding-a-zebrafish' }));
  await summarise(services, 'post');
  return { pageId: team.pageId, shareId: team.shareId };
}

/** Sends a report as a visitor does. Without `uid` and `ip` it is from somebody else each time. */
export const report = (
  services: TestServices,
  given: Partial<SendReportInput> & { kind: ReportedKind },
  { uid = randomUUID(), ip = randomUUID() }: { uid?: string; ip?: string } = {},
) =>
  storeReport(
    services,
    { report_id: randomUUID(), thing_id: given.kind, reason: 'other', words: '', email: null, ...given },
    { uid, ip },
  );

export async function caseOf({ store }: TestServices, kind: ReportedKind, id: string = kind): Promise<ReportCase> {
  const found = await store.reportCases.at(caseIdOf(kind, id)).read();
  if (!found) throw new Error(`There is no case of the ${kind}`);
  return found;
}

/** Decides as an admin who sees the case as it is now. */
export async function decide(
  services: TestServices,
  kind: ReportedKind,
  given: Partial<DecideCaseInput> & Pick<DecideCaseInput, 'action' | 'reason'>,
  by = ann,
) {
  const { status, reports } = await caseOf(services, kind);
  services.clock.advance(1000);
  const input = { request_id: randomUUID(), case_id: caseIdOf(kind, kind), seen: { status, reports } };
  return await settleCase(services, { ...input, words: '', artist: null, ...given }, by);
}

/** The mails in the outbox, the latest last. */
export async function mails({ db }: TestServices) {
  const found = await db.collection(collections.mails).orderBy('created_at').get();
  return found.docs.map((one) => ({
    to: String(one.get('to')),
    subject: String(one.get('subject')),
    text: String(one.get('text')),
  }));
}

/** The token of the appeal's link in a mail. */
export const tokenIn = ({ text }: { text: string }): string => /\/appeal#([A-Za-z0-9]+)/.exec(text)?.[1] ?? '';

const host = () => process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/** What the rules let a stranger read at a path; null when they refuse, or there is nothing. */
async function asStranger({ projectId }: TestServices, path: string): Promise<string | null> {
  const answer = await fetch(`http://${host()}/v1/projects/${projectId}/databases/(default)/documents/${path}`);
  const words = await answer.text();
  return answer.ok ? words : null;
}

/** What a stranger reads of a public list. */
async function listed(
  { projectId }: TestServices,
  path: string,
  { status, most = 500 }: { status?: string; most?: number } = {},
): Promise<string> {
  const parts = path.split('/');
  const collectionId = parts.pop() ?? '';
  const parent = ['documents', ...parts].join('/');
  const where = status && {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: status } },
  };
  const answer = await fetch(`http://${host()}/v1/projects/${projectId}/databases/(default)/${parent}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: most, ...(where && { where }) } }),
  });
  const words = await answer.text();
  if (!answer.ok) throw new Error(`${collectionId}: ${words}`);
  return words;
}

/** The public places that show the word, by name. Lists and documents are read under the rules. */
export async function placesWith(services: TestServices, links: { pageId: string; shareId: string }) {
  const { store, bucket } = services;
  await summarise(services, 'post');
  const [copies] = await bucket.getFiles({ prefix: storagePaths.contestPublishedOf('photo') });
  const places: Record<string, string | null> = {
    'list of photos': await listed(services, collections.contestSubmissions, { status: 'approved' }),
    'photo’s own page': await asStranger(services, documents.submission('photo')),
    'copies of the photo': copies.length > 0 ? WORD : null,
    winners: await listed(services, collections.contestRounds),
    'list of reviews': await listed(services, collections.reviews, { status: 'shown' }),
    review: await asStranger(services, documents.review('review')),
    leaderboard: await listed(services, collections.leaderboard),
    'party’s board': await listed(services, boardTeamsOf(BOARD), { most: 30 }),
    'team’s page': await asStranger(services, `${collections.teamPages}/${teamPageIdOf(links.pageId)}`),
    'share page and picture': JSON.stringify(await readShared(store, links.shareId)),
    'list of posts': await listed(services, collections.postSummaries),
    'post’s own page': await listed(services, collections.blogPosts, { status: 'published' }),
    post: await asStranger(services, `${collections.blogPosts}/post`),
    sitemap: await makeSitemap(services),
    feed: await makeFeed(services),
  };
  const shows = (words: string | null) => words?.toLowerCase().includes(WORD.toLowerCase()) ?? false;
  return Object.keys(places).filter((place) => shows(places[place] ?? null));
}

import {
  type ContestFlag,
  type ContestRound,
  openRound,
  type RoundOrigins,
  type Submission,
  type SubmissionContact,
} from '@streetlore/domain/contest';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { withoutNetwork } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, openTab, overflows, type Viewport, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
/** Weeks that only this file uses, later than any other, so that they come first. */
const [WEEK, LOST_WEEK] = ['2031-W01', '2031-W02'];
const STUFFED = 12;
const pending = { id: crypto.randomUUID(), title: `Heron ${tag}` };
const flagged = { id: crypto.randomUUID(), title: `Crane ${tag}` };
const phone = aPhone();
const browser = await sharedChromium();
const hung: string[] = [];
afterAll(async () => {
  const photos = hung.flatMap((id) => [documents.submission(id), documents.flag(id)]);
  const made = [...photos, documents.round(WEEK), documents.round(LOST_WEEK)];
  await Promise.all(made.map((path) => db.recursiveDelete(db.doc(path))));
});

/** Hangs a photo that was sent from this file's phone. */
async function hang({ id, title }: { id: string; title: string }, given: Partial<Submission>) {
  hung.push(id);
  await db.doc(documents.submissionContact(id)).set({
    name: 'Sam',
    email: `sam-${tag}@example.test`,
    phone_number: phone.number,
    position: null,
    original: null,
  } satisfies SubmissionContact);
  await db.doc(documents.submission(id)).set(aSubmission({ title, submitted_at: new Date(), ...given }));
}

/** The contest's screen with the photos of this file alone: the list of all is every file's. */
const openContest = (viewport: Viewport) =>
  visitAsAdmin(browser, `${routes.adminSection('contest')}?search=${tag}`, viewport);

/**
 * Hangs a photo with two honest votes, a burst of stuffed ones with its flag, and a closed round that
 * the photo leads.
 */
async function stuff() {
  await hang(flagged, { votes: STUFFED + 2 });
  const at = new Date();
  const socks = Array.from({ length: STUFFED }, (_, n) => `sock-${n}`);
  const batch = db.batch();
  for (const voter of ['anna', 'ben', ...socks])
    batch.set(db.doc(documents.vote(flagged.id, voter)), { created_at: at });
  const flag: ContestFlag = {
    submission_id: flagged.id,
    title: flagged.title,
    status: 'open',
    reasons: [{ kind: 'one_network', source: 'n', voters: socks, from: new Date(at.getTime() - 170_000), to: at }],
    voided: 0,
    cleared: [],
    flagged_at: at,
    judged_at: null,
  };
  batch.set(db.doc(documents.flag(flagged.id)), flag);
  const leader = { submission_id: flagged.id, title: flagged.title, location: 'Bacon Street', votes: 2 };
  const round: ContestRound = { ...openRound(WEEK), status: 'closed', standings: [leader], closed_at: at };
  batch.set(db.doc(documents.round(WEEK)), round);
  const origins: RoundOrigins = {
    votes: STUFFED + 2,
    networks: 3,
    is_whole: true,
    origins: [
      {
        kind: 'network',
        number: 1,
        votes: STUFFED,
        most: { ...leader, votes: STUFFED },
        without: [{ submission_id: 'other', title: `Wren ${tag}`, location: 'Brick Lane', votes: 9 }, leader],
      },
    ],
    counted_at: at,
  };
  batch.set(db.doc(documents.roundOrigins(WEEK)), origins);
  await batch.commit();
}

const stored = async (path: string) => (await db.doc(path).get()).data();
const won = async (photo: string) =>
  (await db.collection(collections.gifts).where('submission_id', '==', photo).get()).docs[0]?.data();
const auditedActions = async (target: string) =>
  (await db.collection(collections.auditLog).where('target', '==', target).get()).docs.map((one) => one.get('action'));
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const press = (page: Page, title: string, name: string) => card(page, title).getByRole('button', { name }).click();

/** Expects that an action fails without a network. Closes the message about the failure. */
async function failsOffline(page: Page, action: () => Promise<void>, said: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: said });
  await withoutNetwork(page, async () => {
    await action();
    await toast.waitFor();
  });
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
}

test('an admin approves, rejects, edits, voids, confirms and deletes, and every action is logged', async () => {
  // The picture does not exist, and the card says so.
  const webp = '/images/nowhere.webp';
  const picture = { ...aSubmission().picture, sizes: [{ width: 480, webp, avif: null }] };
  await hang(pending, { status: 'pending', votes: 0, image_url: webp, picture });
  await stuff();
  const { page, complaints } = await openContest(viewports.desktop);
  await page.getByRole('heading', { name: 'Contest Management' }).waitFor();

  await openTab(page, 'Pending Review');
  await card(page, pending.title).getByText(`sam-${tag}@example.test`).waitFor();
  await card(page, pending.title).getByText('The picture could not be loaded').waitFor();
  await failsOffline(page, () => press(page, pending.title, 'Approve'), 'Failed to update status');
  await press(page, pending.title, 'Approve');
  await card(page, pending.title).waitFor({ state: 'detached' });
  expect(await stored(documents.submission(pending.id))).toMatchObject({ status: 'approved' });

  await openTab(page, 'All');
  await press(page, pending.title, 'Edit');
  const dialog = page.getByRole('dialog', { name: /^(?!Discard)/ });
  // Neither Escape nor the cross discards typed text. The button that saves the text is in sight.
  await dialog.getByLabel('Description').fill('Grey, and patient.');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Go on typing' }).click();
    await question.waitFor({ state: 'hidden' });
  }
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Grey, and patient.');
  const saving = await dialog.getByRole('button', { name: 'Save Changes' }).boundingBox();
  expect((saving?.y ?? Number.NaN) + (saving?.height ?? 0)).toBeLessThan(viewports.desktop.height);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const edit = card(page, pending.title).getByRole('button', { name: `Edit: ${pending.title}` });
  expect(await edit.evaluate((element) => element === document.activeElement)).toBe(true);
  await edit.click();
  expect(await dialog.getByLabel('Description').inputValue()).not.toBe('Grey, and patient.');
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('A title is required').waitFor();
  const renamed = `Grey Heron ${tag}`;
  await dialog.getByLabel('Title').fill(renamed);
  await dialog.getByLabel('Tags').fill('heron, canal ,, bird, dusk, e5');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await card(page, renamed).getByText('+2 more').waitFor();
  expect(await stored(documents.submission(pending.id))).toMatchObject({
    slug: expect.stringMatching(new RegExp(`^grey-heron-${tag}-\\d+$`)),
    path: `uk/london/shoreditch/grey-heron-${tag}`,
    tags: ['heron', 'canal', 'bird', 'dusk', 'e5'],
  });

  await failsOffline(page, () => press(page, renamed, 'Winner'), 'Failed to update winner status');
  await press(page, renamed, 'Winner');
  await page.getByText(`"${renamed}" has the Winner badge`).waitFor();
  await page.getByText("No voucher is sent: for that, use 'Confirm winner' in the weekly rounds.").waitFor();
  // An admin can undo a mistaken action. The photo gets its badge back as well.
  await press(page, renamed, 'Reject');
  await card(page, renamed).getByText('Rejected').waitFor();
  const word = page.getByRole('listitem').filter({ hasText: `"${renamed}" is off the wall` });
  await word.getByRole('button', { name: 'Undo' }).click();
  await card(page, renamed).getByText('Approved').waitFor();
  await card(page, renamed).getByText('Winner', { exact: true }).first().waitFor();
  await card(page, renamed)
    .getByRole('button', { name: `Unwinner: ${renamed}` })
    .click();
  await card(page, renamed)
    .getByRole('button', { name: `Winner: ${renamed}`, exact: true })
    .waitFor();
  await press(page, renamed, 'Reject');
  await card(page, renamed).getByText('Rejected').waitFor();

  const flag = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: flagged.title }) });
  await flag.getByText('12 votes by new voters on one network within 3 minutes').waitFor();
  await flag.getByRole('button', { name: `Void these votes: ${flagged.title}` }).click();
  await dialog.getByText(`12 votes for "${flagged.title}" will no longer count. This cannot be undone.`).waitFor();
  expect(await auditedActions(documents.flag(flagged.id))).toEqual([]);
  await dialog.getByRole('button', { name: 'Void these votes' }).click();
  await page.getByText('12 votes voided').waitFor();
  await card(page, flagged.title).getByText('2 votes', { exact: true }).waitFor();

  await page.getByRole('button', { name: `Confirm winner: ${flagged.title}` }).click();
  await dialog.getByText('The winner is sent a voucher for 5 free tours.').waitFor();
  // The dialog shows where the votes came from before the admin confirms.
  const network = dialog.getByRole('row', { name: /^Network 1/ });
  await network.getByText(`12 votes, all for "${flagged.title}"`).waitFor();
  await network.getByText(`Wren ${tag}: 9`).waitFor();
  await network.getByText('Changes the lead').waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });
  await dialog.getByRole('button', { name: 'Confirm winner' }).click();
  await card(page, flagged.title).getByText('Winner', { exact: true }).first().waitFor();
  const text = await phone.next();
  expect(text).toContain(`"${flagged.title}" is our photo of the week!`);
  const code = /WALLS-[A-Z0-9-]+/.exec(text)?.[0] ?? '';
  expect(code).not.toBe('');
  expect(await won(flagged.id)).toMatchObject({ origin: 'prize', hunts_left: 5 });

  await press(page, renamed, 'Delete');
  await dialog.getByText('Are you sure you want to delete this submission? This action cannot be undone.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await card(page, renamed).waitFor({ state: 'detached' });
  expect(await stored(documents.submission(pending.id))).toBeUndefined();
  expect(await stored(documents.submissionContact(pending.id))).toBeUndefined();

  expect((await auditedActions(documents.submission(pending.id))).toSorted()).toEqual([
    'submission_approved',
    'submission_deleted',
    'submission_edited',
    'submission_rejected',
    'submission_rejected',
    'submission_restored',
    'winner_cleared',
    'winner_set',
  ]);
  expect(await auditedActions(documents.flag(flagged.id))).toEqual(['votes_voided']);
  expect(complaints).toEqual([]);
});

test('turning a page from its end leads to the start of the next', async () => {
  const ids = Array.from({ length: 13 }, () => crypto.randomUUID());
  await Promise.all(ids.map((id, n) => hang({ id, title: `Coot ${n} ${tag}` }, { status: 'rejected' })));
  const { page } = await visitAsAdmin(browser, routes.adminSection('contest'), viewports.desktop);
  await openTab(page, 'Rejected');
  const pages = page.getByRole('navigation', { name: 'Pages of photos' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByText('Page 2').waitFor();
  const panel = page.getByRole('tabpanel');
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test('past winners have a page that leads to their photos; one without a photo keeps its name', async () => {
  const lost = { id: crypto.randomUUID(), title: `Rook ${tag}` };
  await hang(lost, { status: 'rejected', is_winner: true });
  const winner = { submission_id: lost.id, title: lost.title, location: 'Bacon Street', votes: 2 };
  const at = { closed_at: new Date(), confirmed_at: new Date() };
  const round: ContestRound = { ...openRound(LOST_WEEK), status: 'confirmed', standings: [winner], winner, ...at };
  await db.doc(documents.round(LOST_WEEK)).set(round);
  const { page, complaints } = await visit(browser, routes.contest, viewports.phone);
  await page.getByRole('link', { name: 'See past winners' }).click();
  await page.getByRole('heading', { name: 'Past winners' }).waitFor();
  await page.getByText('This photo is no longer on the wall').waitFor();
  await page.getByRole('heading', { name: lost.title }).waitFor();
  const other = page.getByRole('link', { name: 'Pigeon, Off Duty' });
  await other.waitFor();
  await page.getByText(/91 votes/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await other.click();
  await page.getByRole('heading', { name: 'Pigeon, Off Duty' }).waitFor();
  expect(complaints).toEqual([]);
});

import type { Admin } from '@streetlore/domain/admin';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { caseIdOf, type ReportedKind } from '@streetlore/domain/reports';
import { aBooking, aPost, aReview, aSubmission } from '@streetlore/domain/testing';
import { siteUrl, standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { platformAuth, platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { choose, fillAndSend, formIsThere, openPhotoOnWall } from '../support/contest.ts';
import { intercept, withoutNetwork } from '../support/network.ts';
import { tenPhotos } from '../support/photos.ts';
import { endVisits, sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, openTab, overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tag = crypto.randomUUID().slice(0, 8);
const uid = `second-${tag}`;
const second = { email: `${uid}@example.com`, password: 'a-long-password' };
const made: string[] = [];

beforeAll(async () => {
  await platformAuth().createUser({ uid, ...second, emailVerified: true });
  await platformAuth().setCustomUserClaims(uid, { role: 'admin' });
  await put(documents.admin(uid), {
    email: second.email,
    status: 'active',
    granted_at: new Date(),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
  } satisfies Admin);
});
afterAll(async () => {
  await endVisits(browser);
  await Promise.all(made.map((path) => db.recursiveDelete(db.doc(path))));
  await platformAuth().deleteUser(uid);
});

async function put(path: string, data: object): Promise<void> {
  made.push(path);
  await db.doc(path).set(data);
}

type Mail = { readonly to: string; readonly subject: string; readonly text: string };
const mailTo = (to: string, subject: string | RegExp): Promise<Mail> =>
  vi.waitUntil(
    async () => {
      const all = (await (await fetch(`${standInsUrl}/mail/messages`)).json()) as Mail[];
      return all.find((mail) => mail.to === to && mail.subject.match(subject));
    },
    { timeout: 60_000, interval: 100 },
  );
const appealIn = ({ text }: Mail): string => /\/appeal#\w+/.exec(text)?.[0] ?? 'no link';

const fine = (page: Page) =>
  atBothWidths(page, async () => {
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  });

/** Sends a report from the page where the thing stands. `reason` is that of the form. */
async function report(page: Page, name: string, reason: string, email = ''): Promise<string> {
  await page.getByRole('button', { name: `Report: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Report this/ });
  await dialog.getByRole('radio', { name: reason }).check();
  if (email) await dialog.getByLabel('Your email').fill(email);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByRole('heading', { name: 'Thank you for your report' }).waitFor();
  return await dialog.innerText();
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: title });

const waitingOn = (page: Page) =>
  page.getByRole('list', { name: 'Reported things that wait for you' }).getByRole('link');

/** Decides by keys alone: the row has the focus, a letter asks, Enter on the button confirms. */
async function decide(page: Page, title: string, key: string, action: string): Promise<void> {
  await rowOf(page, title).first().focus();
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(title).waitFor();
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
}

test('a parent reports, a photo is hidden, decided, appealed against, and another admin has the last word', async () => {
  const title = `Swan ${tag}`;
  const parent = `parent-${tag}@example.com`;
  const sender = `sender-${tag}@example.com`;
  const photographer = await visit(browser, routes.contest, viewports.phone);
  await choose(photographer.page, (await tenPhotos()).inLondon);
  await formIsThere(photographer.page);
  await fillAndSend(photographer.page, title);
  await openPhotoOnWall(photographer.page, title);
  const [photo] = (await db.collection(collections.contestSubmissions).where('title', '==', title).get()).docs;
  if (!photo) throw new Error('The photo is not stored');
  made.push(photo.ref.path, `${collections.reportCases}/${caseIdOf('photo', photo.id)}`);
  await db.doc(documents.submissionContact(photo.id)).update({ email: sender });

  const first = await visitAsAdmin(browser, routes.adminSection('reports'), viewports.desktop);
  const wall = await visit(browser, routes.contest, viewports.desktop);
  await wall.page.getByLabel('Show').selectOption({ label: 'This Week' });
  const card = wall.page.getByRole('listitem').filter({ has: wall.page.getByRole('link', { name: title }) });
  await card.waitFor();

  const visitor = await visit(browser, routes.submission({ id: photo.id, title }), viewports.phone);
  const { page } = visitor;
  const open = page.getByRole('button', { name: `Report: ${title}` });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Report this photo' });
  await dialog.getByRole('radio', { name: 'It is illegal' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('illegal');
  await fine(page);
  // Escape closes, and gives the focus back.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByRole('radio', { name: 'It is sexual, or about a child' }).check();
  await dialog.getByLabel('Tell us more').fill('Look at the left corner');
  await dialog.getByLabel('Your email').fill('not an address');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Please enter a valid email address').waitFor();
  await dialog.getByLabel('Your email').fill(parent);
  await withoutNetwork(page, async () => {
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('That did not go through. Please try again.').waitFor();
  });
  expect(await dialog.getByLabel('Tell us more').inputValue()).toBe('Look at the left corner');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText(/Your report has the number R-\w+/).waitFor();
  await dialog.getByText('We have hidden it until a person has looked.').waitFor();
  // The photo is gone from the page behind the dialog, and from the wall that others have open.
  await card.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('heading', { name: 'Submission Not Found' }).waitFor();
  await mailTo(parent, /^We have your report R-/);

  const row = rowOf(first.page, title);
  await row.getByText('It is sexual, or about a child').waitFor();
  await row.getByText(/due (in|within)/).waitFor();
  await row.getByRole('img', { name: title }).waitFor();
  await row.getByRole('button', { name: title, exact: true }).click();
  await row.getByText('Look at the left corner').waitFor();
  await fine(first.page);
  const desk = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  // The dashboard names the three that wait longest, and how many more there are.
  await waitingOn(desk.page).first().waitFor();

  await row.focus();
  await first.page.keyboard.press('r');
  const deciding = first.page.getByRole('dialog', { name: 'Keep this photo hidden?' });
  await deciding.getByText('We have taken it off the site. It is sexual, or it puts a child at risk.').waitFor();
  await fine(first.page);
  await deciding.getByLabel('Your words').fill('Sorry, this is not for our wall.');
  await deciding.getByRole('button', { name: 'Keep hidden' }).click();
  await row.waitFor({ state: 'detached' });
  await mailTo(parent, /^Our decision on your report R-/);
  const told = await mailTo(sender, /^Our decision on your photo/);
  expect(told.text).toContain('Sorry, this is not for our wall.');

  await photographer.page.goto(siteUrl + appealIn(told));
  await photographer.page.getByText(title).waitFor();
  await photographer.page.getByText('Sorry, this is not for our wall.').waitFor();
  await fine(photographer.page);
  await photographer.page.getByRole('button', { name: 'Send appeal' }).click();
  await photographer.page.getByText('Please say why').waitFor();
  await photographer.page.getByLabel('Why should we decide otherwise?').fill('It is a mural of a swan');
  await photographer.page.getByRole('button', { name: 'Send appeal' }).click();
  await photographer.page.getByRole('heading', { name: 'We have your appeal' }).waitFor();

  await row.getByText('The sender appeals').waitFor();
  await row.getByText(/You took this decision, so a second admin is asked/).waitFor();
  await fine(first.page);
  await decide(first.page, title, 'a', 'Show again');
  await first.page.getByText(/Another admin has to decide it/).waitFor();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  const other = await visit(browser, routes.adminLogin, viewports.desktop);
  await other.page.getByLabel('Email').fill(second.email);
  await other.page.getByLabel('Password').fill(second.password);
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await waitingOn(other.page).last().click();
  await rowOf(other.page, title).getByText('It is a mural of a swan').waitFor();
  await decide(other.page, title, 'a', 'Show again');
  await row.getByText(`${second.email} has decided this meanwhile.`).waitFor();
  await card.waitFor();
  for (const to of [parent, sender]) {
    const last = await mailTo(to, /^Our final decision/);
    expect(last.text).not.toContain('/appeal#');
    // The letter that opened the dialog is not among the admin's words.
    expect(last.text).toContain('It is within our rules.\n\nThis decision is final.');
  }
  await photographer.page.reload();
  await photographer.page.getByRole('heading', { name: 'This decision is final' }).waitFor();
  await openTab(other.page, 'Decided');
  await rowOf(other.page, title).getByText('Final decision').waitFor();
  await fine(other.page);
  for (const { complaints } of [photographer, first, wall, visitor, desk, other]) expect(complaints).toEqual([]);
});

test.each(['#', `#${'a1B2c3D4e5F6g7H8i9J0kL'}`])(
  'the link /appeal%s opens nothing, and leads to a person',
  async (hash) => {
    const { page } = await visit(browser, routes.appeal + hash, viewports.phone);
    await page.getByRole('heading', { level: 1, name: /^This link (does not work|has ended)$/ }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).waitFor();
    await fine(page);
  },
);

type Reported = {
  readonly kind: ReportedKind;
  /** The address, what stands there until the decision, and what the button calls it. */
  readonly path: string;
  readonly text: string;
  readonly name: string;
  /** How the row is called on the desk. */
  readonly title: string;
  readonly sender: string | null;
};

async function aTeam(): Promise<Reported> {
  const id = crypto.randomUUID();
  const name = `The Rude ${tag}`;
  const sender = `team-${tag}@example.com`;
  const at = new Date();
  const booking = aBooking({ team_name: name, email: sender, status: 'completed', confirmed_at: at, completed_at: at });
  const ranked = { ...booking, hunt: { ...booking.hunt, score: 1_000_000 } };
  await put(`${collections.bookings}/${id}`, ranked);
  await put(`${collections.leaderboard}/${id}`, leaderboardRow(id, ranked, at));
  made.push(`${collections.reportCases}/${caseIdOf('team', id)}`);
  return { kind: 'team', path: routes.leaderboard, text: name, name, title: name, sender };
}

async function aRudeReview(): Promise<Reported> {
  const id = crypto.randomUUID();
  const booking = crypto.randomUUID();
  const text = `Go back where you came from ${tag}`;
  const sender = `review-${tag}@example.com`;
  const about = { tour_id: 'color-vinyl-tour', tour_name: 'Color & Vinyl Tour' };
  const team = `Hawks ${tag}`;
  await put(`${collections.bookings}/${booking}`, aBooking({ ...about, email: sender, team_name: team }));
  await put(documents.review(id), aReview({ ...about, text, team, created_at: new Date() }));
  await db.doc(documents.reviewAuthor(id)).set({ reviewer_phone: '+447700900123', booking_id: booking });
  made.push(`${collections.reportCases}/${caseIdOf('review', id)}`);
  const path = '/tours/uk/london/shoreditch/color-vinyl-tour';
  return { kind: 'review', path, text, name: `review by ${team}`, title: `${team} on Color & Vinyl Tour`, sender };
}

async function aBadPost(): Promise<Reported> {
  const slug = `how-to-climb-${tag}`;
  const title = `How to climb ${tag}`;
  await put(`${collections.blogPosts}/${slug}`, aPost({ title, slug, published_at: new Date() }));
  made.push(`${collections.reportCases}/${caseIdOf('post', slug)}`);
  return { kind: 'post', path: routes.post(slug), text: title, name: title, title, sender: null };
}

async function aCard(): Promise<Reported> {
  const id = crypto.randomUUID();
  const title = `Slogan ${id.slice(0, 8)}`;
  const sender = `card-${id.slice(0, 8)}@example.com`;
  await put(documents.submission(id), aSubmission({ title, submitted_at: new Date(), votes: 10_000 }));
  await db.doc(documents.submissionContact(id)).set({
    name: 'Sam',
    email: sender,
    phone_number: '+447700900123',
    position: null,
    original: null,
  });
  made.push(`${collections.reportCases}/${caseIdOf('photo', id)}`);
  return { kind: 'photo', path: routes.contest, text: title, name: title, title, sender };
}

/** How long (ms) a thing may stay on an open page after the decision, on a busy machine. */
const GONE_WITHIN = 15_000;

test.each([
  ['a team name', aTeam],
  ['a review', aRudeReview],
  ['a post', aBadPost],
  ['a photo’s card', aCard],
] as const)(
  '%s is reported as hate, hidden by keys, and gone from the page that a visitor has open',
  async (_what, make) => {
    const { path, text, name, title, sender } = await make();
    const reporter = `reporter-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const desk = await visitAsAdmin(browser, routes.adminSection('reports'), viewports.desktop);
    const visitor = await visit(browser, path, viewports.phone);
    const shown = visitor.page.getByRole('main').getByText(text).first();
    await shown.waitFor();
    await fine(visitor.page);
    expect(await report(visitor.page, name, 'It is hate or a threat', reporter)).toContain('within 24 hours');
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await shown.waitFor();

    await rowOf(desk.page, title).waitFor();
    await decide(desk.page, title, 'r', 'Hide');
    await shown.waitFor({ state: 'detached' });
    const gone = Date.now();
    await rowOf(desk.page, title).waitFor({ state: 'detached' });
    const [found] = made.filter((one) => one.startsWith(`${collections.reportCases}/`)).slice(-1);
    const { decision } = (await db.doc(found ?? '').get()).data() ?? {};
    expect(gone - decision.at.toMillis()).toBeLessThan(GONE_WITHIN);
    expect(decision).toMatchObject({ action: 'hide', reason: 'hate_or_threat', words: '' });
    expect((await mailTo(reporter, /^Our decision on your report/)).text).toContain('/appeal#');
    if (sender) expect((await mailTo(sender, /^Our decision on your/)).text).toContain('/appeal#');
    expect([...desk.complaints, ...visitor.complaints]).toEqual([]);
  },
);

test('an artist says whose work it is, is told, and the photo names the artist', async () => {
  const { path, text, name, title } = await aCard();
  const artist = `artist-${tag}@example.com`;
  const visitor = await visit(browser, path, viewports.phone);
  const open = visitor.page.getByRole('button', { name: `Report: ${name}`, exact: true });
  const form = '**/assets/open-report-*';
  await intercept(visitor.page, form, (route) => route.abort());
  await open.click();
  await visitor.page.getByText('That did not go through. Please try again.').waitFor();
  await visitor.page.unroute(form);
  await report(visitor.page, name, 'It is my artwork', artist);

  const desk = await visitAsAdmin(browser, routes.adminSection('reports'), viewports.desktop);
  await rowOf(desk.page, title).waitFor();
  // j goes to the rows as in other lists, and c is the key of this row.
  await desk.page.keyboard.press('j');
  while (!(await rowOf(desk.page, title).evaluate((row) => row.contains(document.activeElement))))
    await desk.page.keyboard.press('j');
  await desk.page.keyboard.press('c');
  const dialog = desk.page.getByRole('dialog', { name: 'Who is the artist?' });
  await dialog.getByRole('button', { name: 'Correct artist' }).click();
  await dialog.getByText('Please name the artist, or say that nobody knows').waitFor();
  await dialog.getByLabel('Artist', { exact: true }).fill('Dotty Lines');
  await fine(desk.page);
  await dialog.getByRole('button', { name: 'Correct artist' }).click();
  await rowOf(desk.page, title).waitFor({ state: 'detached' });
  expect((await mailTo(artist, /^Our decision on your report/)).text).toContain('we have corrected the artist');
  const [photo] = (await db.collection(collections.contestSubmissions).where('title', '==', text).get()).docs;
  expect(photo?.get('artist')).toEqual({ name: 'Dotty Lines', link: null });
  expect([...desk.complaints, ...visitor.complaints]).toEqual([]);
});

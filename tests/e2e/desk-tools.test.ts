import { bookingTexts } from '@streetlore/domain/booking';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, cards, overflows, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const replies = db.doc(documents.cannedReplies);
const tag = () => crypto.randomUUID().slice(0, 8);
afterAll(async () => {
  await Promise.all([tour.remove(), replies.delete()]);
});

async function book(team_name: string, ...phones: Phone[]): Promise<string> {
  const id = crypto.randomUUID();
  const about = { tour_id: tour.id, tour_name: tour.name, stops_count: STOPS };
  const phone_numbers = phones.map(({ number }) => number);
  await db
    .doc(`${collections.bookings}/${id}`)
    .set(aBooking({ ...about, created_at: new Date(), phone_numbers, team_name }));
  return id;
}

describe('the search', () => {
  test('finds a hunt by the end of a number, by its team and by a word that was texted; keys alone suffice', async () => {
    const player = aPhone();
    const team = `Owls ${tag()}`;
    const id = await book(team, player);
    await player.say('START');
    const word = `zebra${tag().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`.slice(0, 8);
    await player.say(`is it a ${word}`);
    const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
    await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const found = dialog.getByRole('option').filter({ hasText: team });
    for (const typed of [player.number.slice(-6), team]) {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').waitFor();
      await page.keyboard.type(typed);
      await found.waitFor();
      await page.keyboard.press('Escape');
      // A closed dialog has no role, but is there until its late event: keys come too early before that.
      await page.getByRole('dialog', { name: 'Search', includeHidden: true }).waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Search' }).click();
    await dialog.getByRole('combobox').fill(word);
    await dialog
      .getByRole('option')
      .filter({ hasText: `is it a ${word}` })
      .waitFor();
    await atBothWidths(page, async () => {
      expect(await seriousFaults(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${routes.adminHunt(id)}`);
    await page.getByRole('heading', { name: team }).waitFor();

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Next and previous row of a list').waitFor();
    expect(complaints).toEqual([]);
  });

  test('j and k go through a list, a letter presses the button of the row, and letters can be switched off', async () => {
    const letter = { name: 'Ada', email: `${tag()}@example.test`, type: 'general', message: 'Is it on?', read: false };
    const subjects = [`First ${tag()}`, `Second ${tag()}`];
    for (const [n, subject] of subjects.entries())
      await db
        .doc(`${collections.contactMessages}/${crypto.randomUUID()}`)
        .set({ ...letter, subject, created_at: new Date(Date.now() + 60_000 - n * 1000), answered: false });
    const { page } = await visitAsAdmin(browser, routes.adminSection('messages'), viewports.desktop);
    const row = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    await row(subjects[1] ?? '').waitFor();
    const hasFocus = (subject: string) =>
      expect.poll(() => row(subject).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('j');
    await hasFocus(subjects[0] ?? '');
    await page.keyboard.press('j');
    await hasFocus(subjects[1] ?? '');
    await page.keyboard.press('Enter');
    await row(subjects[1] ?? '')
      .getByRole('button', { name: 'Reply by e-mail' })
      .click();
    // In a text field letters are letters.
    await row(subjects[1] ?? '')
      .getByLabel('Your answer')
      .fill('');
    await page.keyboard.press('k');
    expect(
      await row(subjects[1] ?? '')
        .getByLabel('Your answer')
        .inputValue(),
    ).toBe('k');
    // A typed answer stays when its message is closed and opened again.
    const head = row(subjects[1] ?? '').getByRole('button', { name: subjects[1] ?? '' });
    await head.click();
    await head.click();
    expect(
      await row(subjects[1] ?? '')
        .getByLabel('Your answer')
        .inputValue(),
    ).toBe('k');

    await page.reload();
    await row(subjects[0] ?? '').waitFor();
    await page.keyboard.press('?');
    await page.getByLabel('Single letters are keys in this browser').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await row(subjects[0] ?? '').evaluate((one) => one === document.activeElement)).toBe(false);
  });
});

test('a canned reply is written once in Settings and goes out with the team’s values', async () => {
  const player = aPhone();
  const team = `Foxes ${tag()}`;
  const id = await book(team, player);
  await player.say('START');
  const name = `Way ${tag()}`;
  const { page, complaints } = await visitAsAdmin(
    browser,
    `${routes.adminSection('settings')}?part=desk`,
    viewports.desktop,
  );
  const form = page.getByRole('form', { name: 'Canned replies' });
  await form.getByRole('button', { name: 'Add a reply' }).click();
  await form.getByLabel('Name').last().fill(name);
  await form.getByLabel('Text').last().fill('Hi {team}, {player}');
  await form.getByRole('button', { name: 'Save replies' }).click();
  await form.getByText('{player} stands for nothing.').waitFor();
  await form.getByLabel('Text').last().fill('Hi {team}, look behind the pub at stop {stop}.');
  await form.getByRole('button', { name: 'Save replies' }).click();
  await page.getByText('Replies saved').waitFor();
  await atBothWidths(page, async () => {
    expect(await seriousFaults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  await page.goto(new URL(routes.adminHunt(id), page.url()).href);
  await page.getByLabel('Insert a canned reply').selectOption(name);
  await expect
    .poll(() => page.getByLabel('Answer', { exact: true }).inputValue())
    .toBe(`Hi ${team}, look behind the pub at stop 1.`);
  await page.keyboard.press('Control+Enter');
  expect(await player.next()).toBe(`Hi ${team}, look behind the pub at stop 1.`);
  // Letters are keys again once the text is sent, and after Escape.
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect.poll(() => page.getByLabel('Answer', { exact: true }).inputValue()).toBe('');
  await page.keyboard.press('?');
  await keys.waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.getByLabel('Answer', { exact: true }).fill('later');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await keys.waitFor();
  expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe('later');
  expect(complaints).toEqual([]);
});

test('a letter shows the booking of its sender, and a refund there ends it', async () => {
  const player = aPhone();
  const email = `${tag()}@example.test`;
  const visitor = await visit(browser, routes.book('color-vinyl-tour'), viewports.phone);
  await visitor.page.getByLabel('Participant 1 phone number').fill(player.number);
  await visitor.page.getByLabel(/email/i).first().fill(email);
  await visitor.page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(visitor.page, cards.pays);
  await visitor.page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  await visitor.context.close();
  const subject = `Money back ${tag()}`;
  const letter = db.doc(`${collections.contactMessages}/${crypto.randomUUID()}`);
  const said = { name: 'Ada', email, type: 'booking', subject, message: 'Half of it, please', read: false };
  await letter.set({ ...said, answered: false, created_at: new Date() });

  const { page, complaints } = await visitAsAdmin(browser, routes.adminSection('messages'), viewports.desktop);
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await row.getByRole('button', { name: subject }).click();
  const card = row.getByRole('article');
  await card.getByText('Paid, not started').waitFor();
  await card.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('3.00');
  await dialog.getByLabel('Why').selectOption('Fewer people played');
  await dialog.getByRole('button', { name: 'Refund £3.00' }).click();
  await page.getByText('Refunded, and the message is marked as answered').waitFor();
  await row.waitFor({ state: 'detached' });
  expect((await letter.get()).get('answered')).toBe(true);
  expect(complaints).toEqual([]);
});

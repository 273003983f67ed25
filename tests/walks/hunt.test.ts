import { bookingTexts } from '@streetlore/domain/booking';
import { SAFETY } from '@streetlore/domain/hunt';
import { collections, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';

/** The product's main use: book and pay in one browser, play by text, watch in other browsers. */
const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
afterAll(() => tour.remove());

test('a hunt is paid after a declined card, played to its end by text, and seen live on a desktop and on a phone', async () => {
  const first = aPhone();
  const second = aPhone();
  const watchers = await Promise.all(
    Object.values(viewports).map((viewport) => visitAsAdmin(browser, routes.admin, viewport)),
  );
  const team = `Team ${first.number.slice(-5)}`;

  const bookingId = await book(browser, tour, [first, second], team);
  expect(
    await db
      .doc(`${collections.bookings}/${bookingId}`)
      .get()
      .then((doc) => doc.get('amount')),
  ).toBe(1800);
  for (const phone of [first, second]) expect(await phone.next()).toContain(`your ${tour.name} is booked!`);

  const rows = watchers.map(({ page }) => new Row(page, first));
  for (const row of rows) await row.shows('Waiting for START', 'solved 0');
  await play(await answersOf(db, tour.id), first, second, rows);
  for (const phone of [first, second]) {
    expect(await phone.isRead()).toBe(true);
    // It was told how to stay safe once, right after its first wall.
    const all = await phone.all();
    expect(all.filter((text) => text === SAFETY)).toHaveLength(1);
    expect(all[all.indexOf(SAFETY) - 1]).toContain(`Stop 1/${STOPS}`);
  }

  for (const row of rows) await row.isFinished();
  for (const { complaints } of watchers) {
    expect(complaints).toEqual([]);
  }
  await isShownByAnAdmin(bookingId, team);
});

/** Nobody can have walked this hunt: the leaderboard shows it while an admin wants it there. */
async function isShownByAnAdmin(bookingId: string, team: string): Promise<void> {
  const { page: board, complaints } = await visit(browser, `${routes.leaderboard}?period=all`, viewports.phone);
  const row = board.getByRole('listitem').filter({ hasText: team });
  await board.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  expect(await row.count()).toBe(0);
  const { page: desk } = await visitAsAdmin(browser, routes.adminHunt(bookingId), viewports.desktop);
  await desk.getByText('Faster than legs', { exact: true }).waitFor();
  const press = async (button: string, confirm: string) => {
    await desk.getByRole('button', { name: button, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  };
  await press('Show on the leaderboard', 'Show it');
  await row.waitFor();
  await press('Take off the leaderboard', 'Take it off');
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
}

/**
 * Books for two people. The first card is declined.
 * @returns the booking's id
 */
async function book(
  browser: Browser,
  tour: { id: string; name: string },
  [first, second]: [Phone, Phone],
  team: string,
): Promise<string> {
  const { page, context, complaints } = await visit(browser, `/book/${tour.id}`, viewports.phone);
  await page.getByRole('button', { name: 'Add a participant' }).click();
  await page.getByLabel('Participant 1 phone number').fill(first.number.replace('+44', '0'));
  await page.getByRole('button', { name: bookingTexts.textOthers }).click();
  await page.getByLabel('Participant 2 phone number').fill(second.number);
  await page.getByRole('button', { name: bookingTexts.addTeamName }).click();
  await page.getByLabel('Team name').fill(team);
  await page.getByText('-£2.00').waitFor();
  await page.getByText('£18.00').waitFor();
  await page.getByRole('button', { name: bookingTexts.toPayment }).click();

  await page.getByRole('heading', { name: bookingTexts.step2 }).waitFor();
  await page.getByText(formatPhone(second.number)).waitFor();
  await payWith(page, cards.declined);
  await page.getByRole('heading', { name: bookingTexts.step1 }).waitFor();
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await expect.poll(() => page.getByLabel('Participant 2 phone number').inputValue()).toBe(second.number);
  await expect.poll(() => page.getByLabel('Team name').inputValue()).toBe(team);
  expect(await first.received()).toEqual([]);

  await page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  expect(complaints).toEqual([]);
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  await page.getByText(id).waitFor();
  await context.close();
  return id;
}

/**
 * Plays the six stops with every command of the game, and checks the dashboards' rows after each
 * step.
 */
async function play(answers: string[], first: Phone, second: Phone, rows: Row[]): Promise<void> {
  const shows = async (phase: string, progress: string) => {
    for (const row of rows) await row.shows(phase, progress);
  };
  const both = async (text: string) => {
    for (const phone of [first, second]) expect(await phone.next()).toContain(text);
  };
  const answer = (stop: number) => answers[stop - 1] ?? '';

  expect(await first.say('hello')).toBe('Start your tour by replying START!');
  await first.send('start');
  await both(`Stop 1/${STOPS}`);
  await shows('On a puzzle', 'solved 0');

  expect(await first.say('a giraffe, surely')).toMatch(/^Not quite\. /);
  // From the first phone: a hint for the other phone would cost nothing yet, so soon after START.
  expect(await first.say('HINT')).toMatch(/^Hint: /);
  // RESEND repeats what the hunt waits for, not the last text.
  expect(await second.say('RESEND')).toMatch(new RegExp(`^Stop 1/${STOPS}: `));
  expect(await first.say('STATUS')).toContain(`Stop 1 of ${STOPS}`);
  expect(await first.say('HELP')).toContain('START begins.');
  expect(await first.say('CLAIMED')).toBe('Complete the current puzzle first!');

  await second.send(` ${answer(1).toUpperCase()} `);
  await both('Then reply CLAIMED');
  await shows('At a reward', 'solved 1');
  await first.send('CLAIMED');
  await both('Moving to Stop 2/');
  await shows('On a puzzle', 'solved 1');

  await first.send(answer(2));
  await both(`Correct! Stop 3/${STOPS}`);
  await shows('On a puzzle', 'solved 2');

  await first.send(answer(3));
  await both('Then reply CLAIMED');
  await shows('At a reward', 'solved 3');
  await second.send('CONTINUE');
  await both('Moving to Stop 4/');
  await shows('On a puzzle', 'solved 3');

  // From the phone that moved on last: the other phone's SKIP, so soon after, would count as the
  // same wish.
  await second.send('SKIP');
  await both('Skipped Stop 4...');
  await shows('On a puzzle', 'solved 3, skipped 1');

  await second.send(answer(5));
  await both(`Correct! Stop 6/${STOPS}`);
  await shows('On a puzzle', 'solved 4, skipped 1');
  // From this phone: a text from the other one would have crossed with the answer.
  expect(await first.say('HINT')).toMatch(/has just solved Stop 5, so your text changed nothing/);
  expect(await second.say('SKIP')).toMatch(/^No more stops to skip! Reply FINISH /);

  await first.send(answer(6));
  await both(`You've finished the Walk of the Tests! 5 of ${STOPS} walls in`);
  await both('How was it?');
}

/**
 * The row of one hunt on an open dashboard. It waits for the expected text; the page is never
 * reloaded.
 */
class Row {
  readonly #page: Page;
  readonly #player: string;

  constructor(page: Page, phone: Phone) {
    this.#page = page;
    this.#player = formatPhone(phone.number);
  }

  async shows(phase: string, progress: string): Promise<void> {
    await this.#in('Active hunts')
      .filter({ hasText: phase })
      .filter({ hasText: `${progress} of ${STOPS}` })
      .waitFor();
  }

  async isFinished(): Promise<void> {
    await this.#in('Finished today')
      .filter({ hasText: 'Completed' })
      .filter({ hasText: `solved ${STOPS - 1}, skipped 1 of ${STOPS}` })
      .waitFor();
    await this.#in('Active hunts').waitFor({ state: 'detached' });
  }

  #in(list: string): Locator {
    return this.#page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: this.#player });
  }
}

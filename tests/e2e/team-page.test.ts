import { bookingTexts, playerNameTexts, yourHuntTexts } from '@streetlore/domain/booking';
import { collections, routes } from '@streetlore/domain/paths';
import { teamTexts, teamPageTexts as texts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { answersOf, aPlayableTour, STOPS } from '../support/hunt-tour.ts';
import { aPhone, type Phone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, payWith, viewports, visit } from '../support/site.ts';
import { answer, answerField, isAt, join, log, press, reward, unkept } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const tour = await aPlayableTour(db);
const answers = await answersOf(db, tour.id);
afterAll(() => tour.remove());

/** Books for two people with one phone, and goes on to Your hunt. */
async function book(page: Page, phone: Phone): Promise<string> {
  await press(page, 'Add a participant');
  await page.getByLabel('Participant 1 phone number').fill(phone.number);
  await press(page, bookingTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).waitFor();
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.getByRole('heading', { name: texts.play }).waitFor();
  return id;
}

/** What the hunt's players have said on the page, as the platform has it. */
async function saidOnPages(bookingId: string, text: string): Promise<number> {
  const messages = await db.collection(collections.smsMessages).where('booking_id', '==', bookingId).get();
  return messages.docs.filter((one) => one.get('message_content') === text && one.get('direction') === 'inbound')
    .length;
}

test('two players and a phone play one hunt together, and one of them loses the connection in the middle', async () => {
  const phone = aPhone();
  const zoe = await visit(browser, `/book/${tour.id}`, viewports.phone, { serviceWorkers: 'allow' });
  const bookingId = await book(zoe.page, phone);
  const hunt = zoe.page.url();
  await phone.next();
  await zoe.page.getByRole('img', { name: /^A code to scan/ }).waitFor();
  await zoe.page.getByRole('link', { name: texts.open }).click();
  await join(zoe.page, 'Zoe');
  const link = new URL(zoe.page.url());
  expect(link.pathname).toBe(routes.teamPage);

  // A teammate without a phone opens the link and watches, before joining.
  const ann = await visit(browser, link.pathname + link.hash, viewports.phone);
  await ann.page.getByText(texts.watching).waitFor();
  expect(await ann.page.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content'))).toMatch(
    /noindex/,
  );
  await press(ann.page, texts.join);
  await ann.page.getByRole('button', { name: texts.iAm('Zoe') }).waitFor();
  expect(await seriousFaults(ann.page)).toEqual([]);
  await press(ann.page, texts.joinAs);
  await ann.page.getByRole('alert').getByText(playerNameTexts.missing).waitFor();
  await ann.page.getByLabel(texts.name).fill('Ann');
  await press(ann.page, texts.joinAs);
  await ann.page.getByText(texts.playingAs('Ann')).waitFor();
  await zoe.page.getByRole('listitem').filter({ hasText: 'Ann' }).waitFor();
  const pages = [zoe.page, ann.page];
  const everywhere = (look: (page: Page) => Promise<unknown>) => Promise.all(pages.map(look));

  expect(await phone.say('START')).toContain('Stop 1/6: Wall 1');
  await everywhere((page) => isAt(page, 1, STOPS));
  // Without scrolling: the clue, the score and the field.
  await expect
    .poll(() =>
      Promise.all(
        [
          ann.page.getByText('Find wall 1.').first(),
          ann.page.getByText(texts.points(0)).first(),
          answerField(ann.page),
        ].map(async (part) => {
          const box = await part.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= viewports.phone.height;
        }),
      ),
    )
    .toEqual([true, true, true]);

  await answer(ann.page, 'a badger');
  await everywhere((page) => log(page).getByText('Not quite.').waitFor());
  await ann.page.getByRole('button', { name: /^Hint \(costs up to/ }).click();
  await everywhere((page) => page.getByText(`${texts.hint}: Look up at wall 1.`, { exact: true }).waitFor());
  await answer(zoe.page, answers[0] ?? '');
  await everywhere((page) => reward(page).getByText('Cafe of the Walk, 1 Brick Lane').waitFor());
  expect(await phone.next()).toContain('Cafe of the Walk');
  expect(await seriousFaults(zoe.page)).toEqual([]);
  expect(await phone.say('CLAIMED')).toContain('Stop 2/6');
  await everywhere((page) => isAt(page, 2, STOPS));

  // Zoe answers without a connection, in a tab that is loaded again, and Ann answers the same stop.
  await expect.poll(() => unkept(zoe.page)).toEqual([]);
  await zoe.context.setOffline(true);
  await answer(zoe.page, answers[1] ?? '');
  await log(zoe.page).getByText(texts.waits).waitFor();
  await zoe.page.reload();
  await isAt(zoe.page, 2, STOPS);
  await log(zoe.page).getByText(texts.waits).waitFor();
  await answer(ann.page, answers[1] ?? '');
  await isAt(ann.page, 3, STOPS);
  expect(await phone.next()).toContain('Stop 3/6');
  await isAt(zoe.page, 2, STOPS);
  expect(await saidOnPages(bookingId, answers[1] ?? '')).toBe(1);
  await answerField(ann.page).fill('half an ans');
  await zoe.context.setOffline(false);
  await log(zoe.page)
    .getByText(/solved Stop 2/)
    .waitFor();
  await isAt(zoe.page, 3, STOPS);
  await log(zoe.page).getByText(texts.waits).waitFor({ state: 'detached' });
  const stored = (await db.doc(`${collections.bookings}/${bookingId}`).get()).data();
  expect(stored?.hunt).toMatchObject({ phase: 'puzzle', stop_number: 3, wrong_answers: 0 });

  // The right answer from a tunnel counts, once, and Ann's draft stays.
  await zoe.context.setOffline(true);
  await answer(zoe.page, answers[2] ?? '');
  await log(zoe.page).getByText(texts.waits).waitFor();
  await zoe.context.setOffline(false);
  await everywhere((page) => reward(page).waitFor());
  expect(await saidOnPages(bookingId, answers[2] ?? '')).toBe(1);
  await ann.page.getByText(texts.movedOn(texts.theReward(3))).waitFor();
  expect(await ann.page.getByLabel(texts.message, { exact: true }).inputValue()).toBe('half an ans');
  expect([...zoe.complaints, ...ann.complaints]).toEqual([]);

  // A new link to the booking ends the team's.
  await zoe.page.goto(hunt);
  await press(zoe.page, yourHuntTexts.renew);
  await zoe.page.getByRole('dialog').getByRole('button', { name: yourHuntTexts.renew, exact: true }).click();
  await ann.page.getByText(teamTexts.unknown).waitFor();
});

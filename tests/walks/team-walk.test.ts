import { type Booking, bookingTexts } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { resultTexts } from '@streetlore/domain/result';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, overflows, payWith, viewports, visit } from '../support/site.ts';
import { answer, isAt, join, joinAs, log, press, reward, transcriptOf } from '../support/team-page.ts';

const db = platformFirestore();
const browser = await sharedChromium();
const STOPS = 4;
const tour = await aPlayableTour(db, STOPS);
const answers = await answersOf(db, tour.id);
afterAll(() => tour.remove());

const huntOf = async (id: string) =>
  (await db.doc(`${collections.bookings}/${id}`).get()).get('hunt') as Booking['hunt'];

/** Books for five people with one phone. @returns the booking's id and the address of the team's page */
async function bookForFive(page: Page, number: string): Promise<{ id: string; link: string }> {
  for (let people = 1; people < 5; people += 1) await press(page, 'Add a participant');
  await page.getByLabel('Participant 1 phone number').fill(number);
  await press(page, bookingTexts.toPayment);
  await payWith(page, cards.pays);
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).waitFor();
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  await page.getByRole('link', { name: bookingTexts.toYourHunt }).click();
  await page.getByRole('link', { name: texts.open }).click();
  await page.getByText(texts.watching).waitFor();
  const { pathname, hash } = new URL(page.url());
  return { id, link: pathname + hash };
}

test('five people play one hunt in turns, one of them ten minutes without a connection, and all screens agree', async () => {
  const phone = aPhone();
  const zoe = await visit(browser, `/book/${tour.id}`, viewports.phone);
  const { id, link } = await bookForFive(zoe.page, phone.number);
  await phone.next();
  const ann = await visit(browser, link, viewports.phone);
  // The clock of Ben's browser can be turned on.
  const ben = await visit(browser, link, viewports.phone, {}, (page) => page.clock.install());
  // Rui is from abroad: no phone of his is in the booking.
  const rui = await visit(browser, link, viewports.phone, { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  const team = { Zoe: zoe, Ann: ann, Ben: ben, Rui: rui };
  // Ann has the dialog open while the others join. Their names would move what she is about to press.
  await press(ann.page, texts.join);
  for (const name of ['Zoe', 'Ben', 'Rui'] as const) await join(team[name].page, name);
  await ann.page.getByText('Rui', { exact: true }).waitFor();
  const offered = ann.page.getByRole('dialog').getByRole('button', { name: texts.iAm('Rui') });
  expect(await offered.count()).toBe(0);
  await joinAs(ann.page, 'Ann');
  const pages = Object.values(team).map(({ page }) => page);
  const everywhere = (look: (page: Page) => Promise<unknown>) => Promise.all(pages.map(look));
  /** Waits until pages show the hunt's own score and one transcript. */
  const agree = async (among = pages) => {
    const { score } = await huntOf(id);
    for (const page of among) await page.getByText(texts.points(score), { exact: true }).first().waitFor();
    await expect
      .poll(async () => new Set((await Promise.all(among.map(transcriptOf))).map((lines) => lines.join('\n'))).size)
      .toBe(1);
    return score;
  };

  expect(await phone.say('START')).toContain(`Stop 1/${STOPS}`);
  await everywhere((page) => isAt(page, 1, STOPS));
  await answer(rui.page, 'a badger');
  await everywhere((page) => log(page).getByText('Not quite.').waitFor());
  await agree();
  expect(await phone.say(answers[0] ?? '')).toContain('Cafe of the Walk');
  await everywhere((page) => reward(page).waitFor());
  await agree();
  await press(ann.page, texts.claimed);
  await everywhere((page) => isAt(page, 2, STOPS));
  await answer(rui.page, answers[1] ?? '');
  await everywhere((page) => isAt(page, 3, STOPS));
  const before = await agree();
  await everywhere(async (page) => expect(await overflows(page)).toBe(false));

  // Ben's train enters a tunnel. He has the answer, asks for a hint, and writes to the others.
  const said = [answers[2] ?? '', 'HINT', 'are you still at the pub?'];
  await ben.context.setOffline(true);
  await answer(ben.page, said[0] ?? '');
  await ben.page.getByRole('button', { name: /^Hint/ }).click();
  await answer(ben.page, said[2] ?? '');
  await ben.page.getByText(texts.unsent(3), { exact: true }).waitFor();
  await ben.page.clock.fastForward('10:00');
  await answer(zoe.page, said[0] ?? '');
  await Promise.all([zoe, ann, rui].map(({ page }) => reward(page).waitFor()));
  for (const text of [`Stop 2/${STOPS}`, `Stop 3/${STOPS}`, 'Cafe of the Walk'])
    expect(await phone.next()).toContain(text);
  expect(await phone.say('CONTINUE')).toContain(`Stop 4/${STOPS}`);
  const meanwhile = await agree([zoe.page, ann.page, rui.page]);
  expect(meanwhile).toBeGreaterThan(before);
  // Ben's page claims nothing that it cannot know.
  await isAt(ben.page, 3, STOPS);
  expect(await log(ben.page).getByText(texts.waits, { exact: true }).count()).toBe(3);
  for (const word of [texts.sent, texts.live]) expect(await ben.page.getByText(word, { exact: true }).count()).toBe(0);

  // For the hunt, too, the others moved on ten minutes ago.
  await db.doc(`${collections.bookings}/${id}`).update({ 'hunt.moved.at': new Date(Date.now() - 600_000) });
  await ben.context.setOffline(false);
  await isAt(ben.page, 4, STOPS);
  await everywhere((page) =>
    log(page)
      .getByText(said[2] ?? '', { exact: true })
      .waitFor(),
  );
  await log(ben.page).getByText(texts.waits).first().waitFor({ state: 'detached' });
  expect(await agree()).toBe(meanwhile);
  expect(await huntOf(id)).toMatchObject({ phase: 'puzzle', stop_number: 4, hints: 0, wrong_answers: 0 });
  const lines = await transcriptOf(rui.page);
  // Zoe has sent the same answer.
  expect(said.map((text) => lines.filter((line) => line === text).length)).toEqual([2, 1, 1]);
  expect(lines.filter((line) => /has moved on from Stop 3, so your text changed nothing/.test(line))).toHaveLength(2);

  await ann.page.getByRole('button', { name: /^Hint/ }).click();
  await everywhere((page) => page.getByText(`${texts.hint}: Look up at wall 4.`, { exact: true }).waitFor());
  await answer(ben.page, answers[3] ?? '');
  // The finale is what everybody sees, wherever they had scrolled to, before they touch anything.
  const isInView = (page: Page) =>
    page.getByRole('heading', { name: resultTexts.title }).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await everywhere((page) => expect.poll(() => isInView(page)).toBe(true));
  const { score, phase } = await huntOf(id);
  expect(phase).toBe('completed');
  await everywhere((page) => page.getByText(String(score), { exact: true }).first().waitFor());
  await expect.poll(async () => new Set((await Promise.all(pages.map(transcriptOf))).map(String)).size).toBe(1);
  // The phone has read what the pages show, beside its welcome and the question how it was.
  const transcript = await transcriptOf(zoe.page);
  const [, ...received] = await phone.received();
  expect(received.filter((text) => !transcript.includes(text) && !text.startsWith('How was it?'))).toEqual([]);
  expect(Object.values(team).flatMap(({ complaints }) => complaints)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { bookingTexts, dayAfter, startWindowOf } from '@streetlore/domain/booking';
import { collections, routes, stopId } from '@streetlore/domain/paths';
import { hierarchySlug } from '@streetlore/domain/slug';
import { aBooking, aTour } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { editorStop, openEditorStop } from '../support/editor-stops.ts';
import { intercept } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { cards, overflows, payWith, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';

const db = platformFirestore();
const name = `Foxes of Hoxton ${Math.random().toString(36).slice(2, 6)}`;
const browser = await sharedChromium();

async function fillStop(page: Page, n: number, answer: string) {
  const stop = editorStop(page, n);
  await stop.getByLabel('Location name').fill(`Wall ${n}`);
  await stop.getByLabel('Clue').fill(`Find fox ${n}.`);
  await stop.getByLabel('Answer', { exact: true }).fill(answer);
}

/** The editor's tester returns the focus when it closes, and is a landmark with a name of its own. */
async function returnsFocus(page: Page) {
  const opener = page.getByRole('button', { name: 'Test Tour' });
  const tester = page.getByRole('complementary', { name: 'Tour Tester' });
  await opener.click();
  await tester.getByText('Ready to Start').waitFor();
  const landmarks = (await page.locator('body').ariaSnapshot()).match(
    /(?:banner|complementary|form|main|navigation|region|search|contentinfo)(?: "[^"]*")?(?=:)/g,
  );
  expect(landmarks).toContain('complementary "Tour Tester"');
  expect(landmarks).toEqual([...new Set(landmarks)]);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => tester.getByRole('button', { name: 'Close' }).click(),
  ]) {
    if ((await tester.count()) === 0) await opener.click();
    await tester.getByText('Ready to Start').waitFor();
    await close();
    await tester.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
}

/**
 * A tour's whole life in the back office: written, refused, saved, tested, published, played by
 * text, deleted.
 */
test('a tour is written from nothing, tried out, published, played on a phone and deleted', async () => {
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByRole('link', { name: 'New Tour' }).first().click();
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Please fill in all required fields').first().waitFor();
  await page.getByText('Please add at least one stop to the tour').first().waitFor();

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Neighbourhood').fill('Shoreditch');
  await page.getByLabel('Description').fill('Three foxes and a heron.');
  const buffer = readFileSync(new URL('../../docs/home.png', import.meta.url));
  await page.getByLabel('Upload a picture').setInputFiles({ name: 'Foxes.png', mimeType: 'image/png', buffer });
  await page.getByAltText('Preview').waitFor();
  const picture = await fetch(await page.getByLabel('Image address').inputValue());
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const n of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add stop' }).click();
    await fillStop(page, n, n === 2 ? 'stop' : `fox ${n}`);
  }
  // The admin deletes an extra stop in the middle. The numbers close up.
  await page.getByRole('button', { name: 'Add stop' }).click();
  await page.getByRole('button', { name: 'Move stop 4 up' }).click();
  await page.getByRole('button', { name: 'Remove stop 3' }).click();
  const question = page.getByRole('dialog', { name: 'Remove stop 3' });
  await question.getByText('Are you sure you want to remove this stop?').waitFor();
  await question.getByRole('button', { name: 'Remove' }).click();
  await editorStop(page, 4).waitFor({ state: 'detached' });
  const third = editorStop(page, 3);
  await expect.poll(() => third.getByLabel('Location name').inputValue()).toBe('Wall 3');
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText("'stop' cannot be an answer").first().waitFor();
  await fillStop(page, 2, 'fox 2');
  // The list of accepted answers updates during typing. It accounts for another stop's answer and
  // the admin's own exceptions.
  const second = editorStop(page, 2);
  await second.getByLabel('Also accepted').fill('vixens');
  for (const [tried, outcome] of [
    ['is it the vixen? 🦊', 'Right'],
    ['vixns', 'Right'],
    ['vxns', 'Close, but misspelt'],
    ['fox 1', 'Wrong'],
  ] as const) {
    await second.getByLabel('Try an answer').fill(tried);
    await second.getByText(`${outcome}: it `).waitFor();
  }
  await second.getByLabel('Try an answer').fill('vixen');
  await second.getByText('Right: it ').waitFor();
  await second.getByLabel('Never accept').fill('vixen');
  await second.getByText('Wrong: it ').waitFor();
  await second.getByLabel('Accept only these exact spellings').check();
  await second.getByLabel('Try an answer').fill('vixens');
  await second.getByText('Right: it ').waitFor();
  // Stop 3 becomes the first, and its number changes.
  await page.getByRole('button', { name: 'Move stop 3 up' }).click();
  await page.getByRole('button', { name: 'Move stop 2 up' }).click();
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Tour saved successfully!').waitFor();

  // The tour now has its own address, in words. Opening it again shows the stored tour.
  const slug = hierarchySlug(name);
  await page.waitForURL(new RegExp(`/admin/tours/${slug}-[0-9a-f]{4}$`));
  await page.reload();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
  await returnsFocus(page);

  // Nobody can see or book a draft.
  const tour = (await db.collection(collections.tours).where('name', '==', name).get()).docs[0];
  const secrets = await db.collection(collections.tourStopSecrets).where('tour_id', '==', tour?.id).get();
  expect(secrets.docs.map((doc) => doc.data()).find(({ answer }) => answer === 'fox 2')).toMatchObject({
    accepted_answers: ['vixens'],
    exact_only: true,
    never_accept: ['vixen'],
  });
  expect(tour?.data()).toMatchObject({ status: 'draft', stops_count: 3, price: 10, duration: '3h' });
  const visitor = await visit(browser, `/book/${tour?.id}`, viewports.phone);
  await visitor.page.getByText(bookingTexts.notFound).waitFor();

  // The tour's card, tester and editor.
  await page.getByRole('link', { name: 'Back to Tours' }).click();
  await page.getByRole('button', { name: `Test ${name}` }).click();
  const tester = page.getByRole('complementary', { name: 'Tour Tester' });
  await tester.getByText('Ready to Start').waitFor();
  await tester.getByRole('button', { name: 'CLAIMED' }).click();
  await tester.getByText('Start your tour by replying START!').waitFor();
  await tester.getByRole('button', { name: 'START', exact: true }).click();
  await tester.getByText('Stop 1/3: Wall 3').waitFor();
  await tester.getByLabel('Your text').fill('FOX 3');
  await page.keyboard.press('Enter');
  await tester.getByText('Stop 2/3: Wall 1').waitFor();
  await tester.getByRole('button', { name: 'SKIP' }).click();
  await tester.getByLabel('Your text').fill('fox 2');
  await page.keyboard.press('Enter');
  await tester.getByText('Completed').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByLabel('Status').selectOption('published');
  // The toast of the first save goes, so that the next toast is this save's.
  await page.getByText('Tour saved successfully!').waitFor({ state: 'detached' });
  await page.getByLabel('Price per person (£)').fill('12.50');
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Tour saved successfully!').waitFor();

  // The texts go to the admin's own phone.
  const own = aPhone();
  await page.getByRole('button', { name: 'Test SMS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test SMS' });
  await dialog.getByRole('button', { name: 'Send Test SMS' }).click();
  await dialog.getByText('Please enter a phone number').waitFor();
  await dialog.getByLabel('Phone number').fill(`0${own.number.slice(3)}`);
  expect(await dialog.getByLabel('Stop number').count()).toBe(0);
  await dialog.getByLabel('Message type').selectOption('hint');
  await dialog.getByLabel('Stop number').selectOption('2');
  await dialog.getByRole('button', { name: 'Send Test SMS' }).click();
  await dialog.getByText('Test SMS sent successfully!').waitFor();
  expect(await own.next()).toMatch(/^\[TEST\] .*Find fox 1\..*admin dashboard/s);
  await page.keyboard.press('Escape');

  // A player books the tour and plays it to the end.
  const player = aPhone();
  await visitor.page.reload();
  await visitor.page.getByLabel('Participant 1 phone number').fill(player.number);
  await visitor.page.getByRole('button', { name: bookingTexts.toPayment }).click();
  await payWith(visitor.page, cards.pays);
  await visitor.page.getByRole('heading', { name: bookingTexts.confirmed }).waitFor();
  expect(await player.next()).toContain(name);
  expect(await player.say('START')).toContain('Stop 1/3: Wall 3');

  // The player's wrong answers appear at once. After the admin accepts one, it is right in their
  // hunt too.
  // The first is free.
  expect(await player.say('a badger')).toMatch(/^Not quite/);
  expect(await player.say('vixen')).toMatch(/^Not quite/);
  await openEditorStop(page, 1);
  const wrong = page.getByRole('region', { name: 'Wrong answers at stop 1' });
  await wrong.getByText('vixen').waitFor();
  await page.getByLabel('Duration').fill('4h');
  await wrong.getByRole('button', { name: "Accept 'vixen' at stop 1" }).click();
  await page.getByText('1 hunt under way has it; 10 points given back.').waitFor();
  await wrong.getByText('vixen').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Also accepted').first().inputValue()).toBe('vixen');
  // Other typed text is not lost, and is not mistaken for another admin's change.
  expect(await page.getByLabel('Duration').inputValue()).toBe('4h');
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Tour saved successfully!').waitFor();

  // A tour with a hunt in progress cannot be deleted. After the hunt it can.
  await page.getByRole('link', { name: 'Back to Tours' }).click();
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove();
  await page.getByText('Failed to delete tour: 1 hunt is in progress').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  for (const answer of ['vixen', 'fox 1']) await player.say(answer);
  expect(await player.say('fox 2')).toContain("You've finished");
  await remove();
  await page.getByText(`${name} has been deleted`).waitFor();
  await page.getByRole('article', { name }).waitFor({ state: 'detached' });
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});

test('an admin closes a day beside an unsaved edit: who booked it is texted at once, and it opens again', async () => {
  const id = `closing-${crypto.randomUUID()}`;
  await storeTour(db, id, aTour({ status: 'draft' }));
  const ann = aPhone();
  const day = dayAfter(londonDay(new Date()), 9);
  const booked = { tour_id: id, phone_numbers: [ann.number], created_at: new Date(), start_window: startWindowOf(day) };
  await db.collection(collections.bookings).add(aBooking(booked));
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.phone);
  await page.goto(`${siteUrl}/admin/tours/${id}`);
  await page.getByLabel('Duration').fill('My own duration');
  const days = page.getByRole('region', { name: 'Closed days' });
  await days.getByText('No day ahead is closed.').waitFor();
  await days.getByRole('button', { name: 'Close a day' }).click();

  const dialog = page.getByRole('dialog', { name: 'Close a day' });
  await dialog.getByRole('button', { name: 'Close a day' }).click();
  await dialog.getByText('Please choose a day').waitFor();
  await dialog.getByText('Please say why, in one sentence').waitFor();
  await dialog.getByLabel('Day', { exact: true }).fill(dayAfter(day, 1));
  await dialog.getByText('Nobody has booked this day, so nobody is told.').waitFor();
  await dialog.getByLabel('Day', { exact: true }).fill(day);
  await dialog
    .getByText(/^1 hunt is booked for this day\. The sentence goes out at once, in up to 1 text, by mail/)
    .waitFor();
  await dialog.getByLabel('Why, in one sentence').fill('A street festival fills the lane');
  expect(await overflows(page)).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close a day' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await ann.next()).toMatch(/^Streetlore: A street festival fills the lane\. .* reply MOVE\.$/);
  await days.getByText('A street festival fills the lane').waitFor();
  await expect.poll(() => page.getByLabel('Duration').inputValue()).toBe('My own duration');
  expect(await page.getByText('They changed').count()).toBe(0);

  await days.getByRole('button', { name: 'Open again' }).click();
  await days.getByText('No day ahead is closed.').waitFor();
  expect(await ann.isRead()).toBe(true);
  // What was typed before is saved with the form, and the day stays open.
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Tour saved successfully!').waitFor();
  const stored = (await db.doc(`${collections.tours}/${id}`).get()).data();
  expect(stored).toMatchObject({ duration: 'My own duration', closed_days: [] });
  expect(complaints).toEqual([]);
});

/** A grey square. Tests do not fetch the real map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mPMqAcAAVUA6UpAAT4AAAAASUVORK5CYII=',
  'base64',
);

test('a tour’s stops are closed until somebody opens them, and are measured and moved on the map', async () => {
  const id = `walked-${crypto.randomUUID()}`;
  await storeTour(db, id, aTour({ status: 'draft' }));
  const stored = (n: number) => db.doc(`${collections.tourStops}/${stopId(id, n)}`);
  await stored(2).update({ latitude: 51.5267 });
  await stored(3).update({ latitude: null, longitude: null });
  const { page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await intercept(page, 'https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  );
  await page.goto(`${siteUrl}/admin/tours/${id}`);
  const box = page.getByRole('region', { name: 'Map of the stops' });
  const fieldOf = (n: number, label: string) => editorStop(page, n).getByLabel(label, { exact: true });

  // Closed, each stop shows its place, its answer and the way to it.
  await editorStop(page, 2).getByText('Answer: answer2').waitFor();
  await editorStop(page, 2).getByText('300 m from stop 1').waitFor();
  await page
    .getByText('300 m in all, as the crow flies. Stop 3 has no coordinates and is left out.', { exact: true })
    .waitFor();
  expect(await page.getByLabel('Location name').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open all' }).click();
  expect(await page.getByLabel('Location name').filter({ visible: true }).count()).toBe(3);
  await page.getByRole('button', { name: 'Close all' }).click();

  // The arrow keys move a closed stop.
  await page.getByRole('button', { name: 'Drag stop 1' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Drag stop 1', pressed: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => editorStop(page, 2).getAttribute('style')).toMatch(/translate3d\(0px, -/);
  await page.keyboard.press('Space');
  await editorStop(page, 2).getByText('Answer: answer1').waitFor();
  await page.getByRole('button', { name: 'Move stop 2 up' }).click();
  await editorStop(page, 1).getByText('Answer: answer1').waitFor();

  // Closing a stop loses nothing. A save that it fails opens it, at the field.
  await openEditorStop(page, 2);
  await fieldOf(2, 'Clue').fill('');
  await editorStop(page, 2).getByRole('button', { name: 'Stop 2', expanded: true }).click();
  await fieldOf(2, 'Clue').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await editorStop(page, 2).getByText('1 field to correct').waitFor();
  await expect.poll(() => fieldOf(2, 'Clue').evaluate((clue) => clue === document.activeElement)).toBe(true);
  expect(await fieldOf(1, 'Clue').isVisible()).toBe(false);
  await page.keyboard.type('Find the heron.');
  await editorStop(page, 2).getByText('1 field to correct').waitFor({ state: 'detached' });

  // The next press on the map sets the chosen stop. Pins can be dragged.
  const pin = (n: number) => box.getByRole('img', { name: `Stop ${n}: Wall ${n}` });
  await box.scrollIntoViewIfNeeded();
  await pin(2).waitFor();
  expect(await pin(3).count()).toBe(0);
  await page.getByRole('button', { name: 'Set on the map: stop 3' }).click();
  // Leaflet's styles stay while a stop is chosen.
  expect(await box.getAttribute('class')).toContain('leaflet-container');
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
  await box.click({ position: { x: width / 2 + 90, y: height / 2 } });
  await pin(3).waitFor();
  expect(await fieldOf(3, 'Latitude (optional)').inputValue()).toMatch(/^51\.\d{1,6}$/);
  await page.getByText('Stop 3 is set.').waitFor();
  await editorStop(page, 3)
    .getByText(/m from stop 2$/)
    .waitFor();
  await page.getByText(/^\d+ m in all, as the crow flies\.$|^\d\.\d km in all, as the crow flies\.$/).waitFor();

  const from = (await pin(1).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => fieldOf(1, 'Longitude (optional)').inputValue()).not.toBe('-0.078');
  const moved = Number(await fieldOf(1, 'Longitude (optional)').inputValue());
  expect(moved).toBeLessThan(-0.078);

  // Without a mouse: the map's middle.
  await editorStop(page, 2).getByRole('button', { name: 'Use the map for stop 2' }).click();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Set at the cross' }).press('Enter');
  await page.getByText('Stop 2 is set.').waitFor();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflows(page), `${width} pixels`).toBe(false);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Tour' }).click();
  await page.getByText('Tour saved successfully!').waitFor();
  expect((await stored(1).get()).get('longitude')).toBe(moved);
  expect((await stored(3).get()).get('latitude')).toBeGreaterThan(51);
  expect(complaints).toEqual([]);
});

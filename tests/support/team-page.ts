import { teamPageTexts as texts } from '@streetlore/domain/team';
import type { Page } from 'playwright-core';

/** What people do on a team's page, and what they read there. */

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the page is at a stop. */
export const isAt = (page: Page, stop: number, stops: number) =>
  page.getByText(texts.stopOf(stop, stops), { exact: true }).waitFor();

export const answerField = (page: Page) => page.getByLabel(texts.answer, { exact: true });

export async function answer(page: Page, text: string): Promise<void> {
  await answerField(page).fill(text);
  await press(page, texts.send);
}

export async function join(page: Page, name: string): Promise<void> {
  await press(page, texts.join);
  await joinAs(page, name);
}

/**
 * Takes a name in the open dialog.
 * @throws Error with what the page shows when it does not take the name
 */
export async function joinAs(page: Page, name: string): Promise<void> {
  await page.getByLabel(texts.name).fill(name);
  await press(page, texts.joinAs);
  const joined = page.getByText(texts.playingAs(name));
  await joined.waitFor().catch(async (cause: unknown) => {
    throw new Error(`Nobody has joined as ${name}: ${await page.locator('body').innerText()}`, { cause });
  });
}

/** The card that the staff of a partner reads. */
export const reward = (page: Page) => page.getByRole('region', { name: texts.reward });

export const log = (page: Page) => page.getByRole('log', { name: texts.messages });

/** The transcript that the page shows, without who wrote and when. */
export const transcriptOf = (page: Page): Promise<string[]> =>
  log(page)
    .getByRole('listitem')
    .evaluateAll((lines) => lines.map((line) => line.querySelectorAll('p')[1]?.textContent ?? ''));

/** What the browser lacks to show the page without a connection: its code, and what it showed. */
export const unkept = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const files = [location.pathname, ...loaded.map(({ name }) => name)];
    const isThere = await Promise.all(files.map((address) => caches.match(address)));
    const shown = Object.keys(localStorage).filter((key) => key.startsWith('last-seen:query'));
    return [
      ...files.filter((_, index) => !isThere[index]),
      ...['/stops', '/lines'].filter((part) => !shown.some((key) => key.includes(part))),
    ];
  });

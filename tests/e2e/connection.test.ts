import { documents, routes } from '@streetlore/domain/paths';
import { type DayStats, noFigures } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, believeClock, hydrated, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();

/** This file writes the figures of a day so far ahead. No other file counts that day; admin.test.ts writes tomorrow's. */
const AHEAD = 7 * 24 * 3_600_000;

test('the back office shows whether it is live, and since when it is not', async () => {
  const storageState = await adminState(browser);
  const day = londonDay(new Date(Date.now() + AHEAD));
  const figures = (messages: number): DayStats => ({
    ...noFigures(),
    day,
    messages,
    counted_at: new Date(),
  });
  const stored = platformFirestore().doc(documents.dayStats(day));
  await stored.set(figures(4321));
  const still = { storageState, reducedMotion: 'reduce' } as const;
  const { page, context } = await visit(browser, routes.adminSection('settings'), viewports.desktop, still);
  await page.clock.install({ time: Date.now() + AHEAD });
  await believeClock(page);
  await page.reload();
  const open = (section: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: section, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  // Data that was fetched once also shows without a network.
  await heading('Settings');
  await open('Dashboard');
  const sign = page.getByRole('complementary').getByRole('status');
  const messages = page.getByText('Messages Today', { exact: true }).locator('..').locator('dd');
  await sign.getByText('Live', { exact: true }).waitFor();
  await messages.getByText('4321').waitFor();

  await context.setOffline(true);
  await sign.getByText(/^Offline since \d\d:\d\d$/).waitFor();
  expect(await page.getByText(/^Live/).count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  // The sign is on every screen, with the same words.
  const said = await sign.textContent();
  await open('Settings');
  await heading('Settings');
  expect(await sign.textContent()).toBe(said);
  await open('Dashboard');

  await stored.set(figures(8765));
  await context.setOffline(false);
  await sign.getByText('Live', { exact: true }).waitFor();
  await messages.getByText('8765').waitFor();
  await stored.delete();
});

test('the site shows this too', async () => {
  const { page, context } = await visit(browser, '/leaderboard', viewports.phone);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Premium partners' }).waitFor({ state: 'attached' });
  await hydrated(page);
  const notice = page.getByText(/^Offline since \d\d:\d\d\. This is what we last saw\.$/);
  await context.setOffline(true);
  await notice.waitFor();
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.getByText('Reconnecting...').waitFor({ state: 'detached' });
});

import { documents } from '@streetlore/domain/paths';
import { type DayStats, noFigures } from '@streetlore/domain/stats';
import { londonDay, startOfLondonDay } from '@streetlore/domain/time';
import { demoAdmin } from '@streetlore/emulators/config';
import { describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { believeClock, signInAsAdmin, viewports, visit } from '../support/site.ts';

const HOUR = 3_600_000;

const browser = await sharedChromium();

describe.each(Object.entries(viewports))('the back office on a %s', (name, viewport) => {
  test('lets admins in, greets them and lets them out', async () => {
    const { page, complaints } = await visit(browser, '/admin', viewport);
    await page.waitForURL('**/admin/login');
    await signInAsAdmin(page);
    await page.getByText('Welcome admin').waitFor();
    for (const label of ['Total Bookings', 'Completed Today', 'Messages Today', 'Revenue Today'])
      await page.getByText(label, { exact: true }).waitFor();

    await page.goto(new URL('/admin/login', page.url()).href);
    await page.waitForURL((url) => url.pathname === '/admin');
    // On a phone the sections and the way out are behind one button. Choosing a section closes the
    // menu, even the current section.
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const _ of name === 'phone' ? ['from another', 'from itself'] : ['at the side']) {
      if (name === 'phone') await menu.press('Enter');
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Tours' }).click();
      await page.getByRole('heading', { name: 'Tours Management' }).waitFor();
      if (name === 'phone') await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    }
    if (name === 'phone') await menu.click();
    await page.evaluate(() => localStorage.setItem('unsaved-post:five-walls', 'what nobody else should read'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved');
    expect(complaints).toEqual([]);
  });
});

test('says that a password is wrong', async () => {
  const { page } = await visit(browser, '/admin/login', viewports.desktop);
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel('Password').fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Email or password is wrong').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(demoAdmin.email);
});

test('shows the next day from midnight in London, and zero for a day without a document', async () => {
  const midnight = startOfLondonDay(new Date(startOfLondonDay(new Date()).getTime() + 26 * HOUR));
  const tomorrow = platformFirestore().doc(documents.dayStats(londonDay(midnight)));
  const figures: DayStats = {
    ...noFigures(),
    day: tomorrow.id,
    bookings: 1,
    completed: 2,
    messages: 4321,
    revenue: 98_765,
    counted_at: new Date(),
  };
  await tomorrow.set(figures);
  const { page } = await visit(browser, '/admin', viewports.desktop);
  await signInAsAdmin(page);
  await page.clock.install({ time: midnight.getTime() - 60_000 });
  await believeClock(page);
  await page.reload();
  const figure = (label: string) => page.getByText(label, { exact: true }).locator('..').locator('dd');
  await figure('Messages Today').getByText(/^\d+$/).waitFor();
  expect(await figure('Messages Today').textContent()).not.toBe('4321');

  await page.clock.fastForward(61_000);
  await figure('Messages Today').getByText('4321').waitFor();
  await figure('Revenue Today').getByText('£988').waitFor();
  await page.clock.fastForward(25 * HOUR);
  await figure('Messages Today').getByText(/^0$/).waitFor();
  await tomorrow.delete();
});

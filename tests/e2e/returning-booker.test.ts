import { siteUrl } from '@streetlore/emulators/config';
import { expect, test } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
const token = 'a1B2c3D4e5F6g7H8i9J0kL';

test('who has booked before finds the booking in every header, and React no difference to the server’s page', async () => {
  const { page, context, complaints } = await visit(browser, '/', viewports.desktop);
  const errors: string[] = [];
  // A page that is not there answers 404, which Chromium logs as well.
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) errors.push(line.text());
  });
  await page.evaluate((link) => localStorage.setItem('booking-link', link), token);
  for (const { path } of publicPages.filter((one) => !one.path.startsWith('/admin'))) {
    await page.goto(siteUrl + path);
    await hydrated(page);
    const own = page.getByRole('link', { name: 'Your booking' });
    await own.waitFor();
    expect(await own.getAttribute('href'), path).toBe(`/hunt#${token}`);
    expect([...complaints, ...errors], path).toEqual([]);
  }
  await context.close();
});

test('a link opens with what a mail program adds to it, and with its # encoded', async () => {
  const { page, context, complaints } = await visit(browser, `/team%23${token}`, viewports.phone);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/team#${token}`);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

import { siteUrl } from '@streetlore/emulators/config';
import { expect, test } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();

test('every public page opens, shows its content and complains of nothing', async () => {
  const said: string[] = [];
  const { page, complaints } = await visit(browser, '/terms', viewports.phone, {}, async (fresh) => {
    // A page that is not there answers 404, which the browser reports as an error.
    fresh.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 404')) said.push(message.text());
    });
  });
  for (const { path, heading } of publicPages) {
    await page.goto(siteUrl + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    if (!path.startsWith('/admin')) await hydrated(page);
  }
  expect([...said, ...complaints]).toEqual([]);
});

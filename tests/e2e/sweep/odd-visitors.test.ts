import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { translated, withoutStorage } from '../../support/browser-faults.ts';
import { Complaints } from '../../support/checks/complaints.ts';
import { publicPages, statesOfPages } from '../../support/public-pages.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { viewports, visit } from '../../support/site.ts';

const browser = await sharedChromium();

describe('translated by a browser whose storage throws', () => {
  const complaints = new Complaints();
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, '/terms', viewports.phone, {}, async (fresh) => {
      complaints.follow(fresh, 'uncaught errors');
      await withoutStorage(fresh);
      await translated('before hydration')(fresh);
    }));
  });

  test.each(publicPages)('$path shows what it is about', async ({ path, heading }) => {
    await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await page.locator('body font').count()).toBeGreaterThan(0);
    expect(await page.getByText('This page could not be shown.').count()).toBe(0);
    expect(complaints.take()).toEqual([]);
    showsFault(45, 1, 'pages, translated, with storage that throws');
  });
});

describe('without any script', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(browser, '/terms', viewports.phone, { javaScriptEnabled: false }));
  });

  test.each([...publicPages, ...statesOfPages].filter(({ painted }) => painted))(
    '$path is painted, in its own style',
    async (one) => {
      const { path, painted = [] } = one;
      await page.goto(siteUrl + path);
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.textContent()).toContain(painted[0]);
      expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Anton');
      await page
        .locator('main')
        .getByText(painted[1] ?? '')
        .first()
        .waitFor();
    },
  );

  test('a button that would do nothing is disabled', async () => {
    await page.goto(`${siteUrl}/blog/manners-for-the-wall`);
    expect(await page.getByRole('button', { name: 'Share' }).isDisabled()).toBe(true);
  });
});

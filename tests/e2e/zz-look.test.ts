import { routes } from '@streetlore/domain/paths';
import { test } from 'vitest';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();
test.each(Object.entries(viewports))('%s', async (name, viewport) => {
  for (const path of [
    '/privacy',
    '/terms',
    '/tours/uk/london/shoreditch/color-vinyl-tour',
    '/contact',
    '/partners/uk/london/camden',
  ]) {
    const { page } = await visit(browser, path, viewport);
    await hydrated(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/lawful-${name}-${path.split('/').at(-1)}.png`, fullPage: true });
    if (path === '/privacy') console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
  }
  void routes;
});

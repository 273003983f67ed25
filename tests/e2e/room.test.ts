import { expect, test } from 'vitest';
import { sharedChromium } from '../support/shared-chromium.ts';
import { viewports, visit } from '../support/site.ts';

const browser = await sharedChromium();

test('a partner’s page uses the width of a desktop screen', async () => {
  const { page } = await visit(browser, '/partners/uk/london/shoreditch/flat-white-noise', viewports.desktop);
  const offer = page.getByRole('region', { name: 'The offer' });
  const visiting = page.getByRole('region', { name: 'Visit information' });
  await visiting.waitFor();
  const [left, right] = [await offer.boundingBox(), await visiting.boundingBox()];
  if (!left || !right) throw new Error('The page shows neither offer nor visit');
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(right.x + right.width - left.x).toBeGreaterThan(1100);
});

test('neighbourhoods are spelled in one way', async () => {
  const { page } = await visit(browser, '/partners', viewports.desktop);
  await page.getByText('100%').waitFor();
  const text = await page.locator('body').innerText();
  expect(text).toMatch(/4\s+Neighbourhoods/i);
  expect(text).not.toMatch(/neighborhood/i);
});

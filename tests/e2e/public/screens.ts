import { siteUrl } from '@streetlore/emulators/config';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { platformApp } from '../../support/admin-sdk.ts';
import { intercept } from '../../support/network.ts';
import type { Visits } from './visits.ts';

const missing = [
  { path: '/tours/uk/london/shoreditch/nothing', back: 'Back to Tours', to: '/tours' },
  { path: '/book/nothing', back: 'Back to Tours', to: '/tours' },
  { path: '/partners/uk/london/atlantis', back: 'Back to Partners', to: '/partners' },
  { path: '/partners/uk/london/shoreditch/nobody', back: 'Back to Partners', to: '/partners/uk/london/shoreditch' },
  { path: '/blog/nothing', back: 'Back to Blog', to: '/blog' },
  { path: '/no/such/page', back: 'See the tours', to: '/tours' },
];

/** Tests pages that exist, pages that do not, and pages that the visitor may not see. */
export function screens(visits: Visits): void {
  test('what is not there says so, and leads back', async () => {
    const ways = missing.map(async ({ path, back, to }) => {
      const { page } = await visits.open(path);
      await page.locator('main').getByRole('link', { name: back }).click();
      await page.waitForURL(siteUrl + to);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
    await Promise.all(ways);
  });

  test('the blog is searched, narrowed and cleared again, and an article shared', async () => {
    const { page } = await visits.open('/blog');
    const articles = page.locator('main').getByRole('heading', { level: 2 });
    // Other tests publish meanwhile, so the test looks for the seed's articles.
    const [wanted, other] = ['Hackney Wick Before the Paint', 'Manners for the Wall'].map((title) =>
      articles.filter({ hasText: title }),
    );
    for (const article of [wanted, other]) await article?.waitFor();
    await page.getByLabel('Search articles').fill('hackney PARKESINES');
    await expect.poll(() => articles.count()).toBe(1);
    await page.getByLabel('Topic', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Search articles').fill('no such words anywhere');
    await page.getByText('No articles found').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    for (const article of [wanted, other]) await article?.waitFor();
    await expect
      .poll(() => page.getByLabel('Search articles').evaluate((field) => field === document.activeElement))
      .toBe(true);

    await articles.first().getByRole('link').click();
    await page.waitForURL('**/blog/*');
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('the back office looks who is there, and turns others away', async () => {
    const auth = getAuth(platformApp());
    const email = `reader-${crypto.randomUUID()}@streetlore.test`;
    const { uid } = await auth.createUser({ email, password: 'just-looking' });
    const { page } = await visits.open('/admin');
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('just-looking');
    const signIn = '**/accounts:signInWithPassword**';
    await intercept(page, signIn, (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'SOMETHING_ODD' } } }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('Login failed').waitFor();
    await page.unroute(signIn);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText("You don't have permission to access this page.").waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await auth.deleteUser(uid);
  });
}

import { blogPostSchema } from '@streetlore/domain/blog';
import { collections, routes } from '@streetlore/domain/paths';
import { aPost } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { scriptPayloads } from '../../support/script-payloads.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { viewports, visit } from '../../support/site.ts';

const db = platformFirestore();
const run = crypto.randomUUID();
/**
 * Some payloads swallow the text after them, so each post holds only a few, each after its own
 * heading.
 */
const PER_POST = 15;
const posts = Array.from({ length: Math.ceil(scriptPayloads.length / PER_POST) }, (_, n) => ({
  id: `payloads-${run}-${n}`,
  payloads: scriptPayloads.slice(n * PER_POST, (n + 1) * PER_POST),
}));

const browser = await sharedChromium();
beforeAll(async () => {
  const at = new Date();
  for (const { id, payloads } of posts) {
    const post = aPost({
      title: payloads[0]?.slice(0, 150) ?? '',
      slug: id,
      content: payloads.map((payload, n) => `## Payload ${n}\n\n${payload}\n`).join('\n\n'),
      excerpt: payloads[1] ?? '',
      author: payloads[2] ?? '',
      tags: payloads.slice(3, 5),
      meta_description: payloads[5]?.slice(0, 160) ?? '',
      updated_at: at,
      published_at: at,
    });
    await db.doc(`${collections.blogPosts}/${id}`).set(blogPostSchema.parse(post));
  }
});
afterAll(() => Promise.all(posts.map(({ id }) => db.doc(`${collections.blogPosts}/${id}`).delete())));

test(`none of ${scriptPayloads.length} scripts in posts runs, whatever is clicked, focused or hovered over`, async () => {
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
  const { page } = await visit(browser, routes.blog, viewports.desktop);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const { id, payloads } of posts) {
    await page.goto(new URL(routes.post(id), page.url()).href);
    await page.getByRole('heading', { name: 'Payload 0' }).waitFor();
    await page.evaluate((count) => {
      const article = document.querySelector('article');
      if (!article) throw new Error('There is no article');
      if (article.querySelectorAll('h2').length < count / 3) throw new Error('The payloads were not shown');
      for (const element of article.querySelectorAll('*')) {
        // The data for crawlers must be whole and must not end early.
        if (element.matches('script[type="application/ld+json"]')) {
          JSON.parse(element.textContent);
          continue;
        }
        for (const { name, value } of element.attributes)
          if (/^on|^srcdoc$|^formaction$/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value))
            throw new Error(`${element.tagName} ${name}=${value}`);
        if (
          /^(script|iframe|object|embed|form|base|meta|style|svg)$/i.test(element.tagName) &&
          !element.closest('button, a')
        )
          throw new Error(`There is a ${element.tagName}`);
        for (const type of ['click', 'focus', 'pointerenter', 'mouseover', 'toggle', 'error', 'load'])
          if (!(element instanceof HTMLAnchorElement) || type !== 'click') element.dispatchEvent(new Event(type));
      }
    }, payloads.length);
  }
  expect(ran).toEqual([]);
  showsFault(31, scriptPayloads.length, 'payloads in a browser: 0 ran');
});

import { pageTexts, postHead, SITE_NAME } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Feed } from 'feed';
import type { Services } from '../platform/services.ts';
import { xmlDocument } from './document.ts';
import { listedPosts } from './listed.ts';

/** Posts in the feed, newest first. */
const POSTS = 30;

/** The blog as RSS 2.0. Posts are told by their excerpts; the text is read on the site. */
export async function makeFeed({ store, site }: Services<'site'>): Promise<string> {
  const posts = await listedPosts(store, POSTS);
  const blog = site + routes.blog;
  const feed = new Feed({
    title: `${SITE_NAME} blog`,
    description: pageTexts.blog.description,
    id: blog,
    link: blog,
    language: 'en-GB',
    copyright: SITE_NAME,
    feedLinks: { rss: `${site}/rss.xml` },
    ...(posts[0] && { updated: posts[0].updated_at }),
  });
  for (const post of posts) {
    const link = site + routes.post(post.slug);
    const { image } = postHead(post, site);
    feed.addItem({
      title: post.title,
      id: link,
      link,
      image,
      description: post.excerpt,
      author: [{ name: post.author }],
      category: post.tags.map((name) => ({ name })),
      date: post.published_at ?? post.created_at,
    });
  }
  return feed.rss2();
}

export const rss = xmlDocument('application/rss+xml', makeFeed);

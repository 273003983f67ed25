import { pageTexts, SITE_NAME } from '@streetlore/domain/page';
import { objectOfAddress, routes } from '@streetlore/domain/paths';
import { log } from '../base/log.ts';
import type { Bucket, Services } from '../platform/services.ts';
import { cachedDocument, listedPosts, xmlDocument } from './document.ts';

/** Loaded on first use: only one function makes the feed. */
const load = async () => (await import('feed')).Feed;

/** The most posts in the feed, newest first. */
const POSTS = 30;

/**
 * The feed has excerpts and no authors: RSS wants an email address as author
 * (rssboard.org/rss-specification), and ours belongs to nobody.
 */
export async function makeFeed({ store, site, bucket }: Services<'site'>): Promise<string> {
  const [Feed, posts] = await Promise.all([load(), listedPosts(store, POSTS)]);
  const pictures = await Promise.all(posts.map((post) => enclosureOf(bucket, post.featured_image)));
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
  for (const [index, post] of posts.entries()) {
    const link = site + routes.post(post.slug);
    const enclosure = pictures[index];
    feed.addItem({
      title: post.title,
      id: link,
      link,
      ...(enclosure && { enclosure }),
      description: post.excerpt,
      category: post.tags.map((name) => ({ name })),
      date: post.published_at ?? post.created_at,
    });
  }
  return feed.rss2();
}

/** RSS requires length in bytes and type, so pictures on other hosts are left out. */
async function enclosureOf(bucket: Bucket, address: string | null) {
  const object = address && objectOfAddress(address, bucket.name);
  if (!object) return null;
  try {
    const [{ size, contentType }] = await bucket.file(object).getMetadata();
    return contentType ? { url: address, length: Number(size), type: contentType } : null;
  } catch (error) {
    log.warn('The picture of a post could not be asked for its size', {}, error);
    return null;
  }
}

const TYPE = 'application/rss+xml';

export const rss = xmlDocument(TYPE, cachedDocument('/rss.xml', TYPE, makeFeed));

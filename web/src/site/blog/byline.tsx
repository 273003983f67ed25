import { type BlogPost, blogTexts, readingMinutes } from '@streetlore/domain/blog';
import { formatDay } from '@streetlore/domain/time';
import styles from './blog.module.css';

/** Author, day and reading time of a post. */
export function Byline({ post }: { readonly post: Pick<BlogPost, 'author' | 'published_at' | 'content'> }) {
  return (
    <p className={styles.byline}>
      <span>{post.author}</span>
      {post.published_at && <time dateTime={post.published_at.toISOString()}>{formatDay(post.published_at)}</time>}
      <span>{blogTexts.readingTime(readingMinutes(post.content))}</span>
    </p>
  );
}

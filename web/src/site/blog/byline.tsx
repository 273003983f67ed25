import { type BlogPost, blogTexts } from '@streetlore/domain/blog';
import { formatDay } from '@streetlore/domain/time';
import styles from './blog.module.css';

type BylineProps = {
  readonly post: Pick<BlogPost, 'author' | 'published_at'>;
  readonly minutes: number;
};

export function Byline({ post, minutes }: BylineProps) {
  return (
    <p className={styles.byline}>
      <span>{post.author}</span>
      {post.published_at && <time dateTime={post.published_at.toISOString()}>{formatDay(post.published_at)}</time>}
      <span>{blogTexts.readingTime(minutes)}</span>
    </p>
  );
}

import { cardTags, type PostSummary } from '@streetlore/domain/blog';
import { srcsetOfAddress } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { objectPosition } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import linkCard from '../../ui/link-card.module.css';
import styles from './blog.module.css';
import { Byline } from './byline.tsx';
import { Topics } from './topics.tsx';

export function PostCard({ post }: { readonly post: WithId<PostSummary> }) {
  const { shown, more } = cardTags(post.tags);
  return (
    <li className={linkCard.card}>
      {post.featured_image && (
        <img
          src={post.featured_image}
          srcSet={srcsetOfAddress(post.featured_image)}
          sizes="(width >= 46rem) 26rem, 92vw"
          alt=""
          width="640"
          height="360"
          loading="lazy"
          decoding="async"
          className={classes(linkCard.picture, styles.picture)}
          style={{ objectPosition: objectPosition(post.image_focus) }}
        />
      )}
      <div className={classes(linkCard.words, styles.words)}>
        <h2 className={styles.name}>
          <Link to={routes.post(post.slug)} className={linkCard.link}>
            {post.title}
          </Link>
        </h2>
        <p>{post.excerpt}</p>
        <Topics tags={shown} more={more} />
        <Byline post={post} minutes={post.minutes} />
      </div>
    </li>
  );
}

import { blogTexts, cardTags, editorTexts } from '@streetlore/domain/blog';
import { routes } from '@streetlore/domain/paths';
import { formatDay, formatMoment } from '@streetlore/domain/time';
import { cutAtWord } from '@streetlore/domain/wording';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import type { Post } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';

const tones = { draft: 'warn', published: 'good', archived: 'plain' } as const;
/** Each card appears this much (s) after the card before. */
const STAGGER = 0.1;
const EXCERPT_SHOWN = 160;

type PostCardProps = {
  readonly post: Post;
  /** The card's index on the page, from 0. */
  readonly place: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

export function PostCard({ post, place, onEdit, onDelete }: PostCardProps) {
  const { shown, more } = cardTags(post.tags);
  return (
    <li className={styles.card} style={{ animationDelay: `${(place * STAGGER).toFixed(1)}s` } as CSSProperties}>
      <div className={styles.facts}>
        <Badge tone={tones[post.status]}>{blogAdminTexts.postStatuses[post.status]}</Badge>
        <time dateTime={post.created_at.toISOString()}>{formatDay(post.created_at)}</time>
        {post.status === 'published' && <span className={styles.live}>{editorTexts.live}</span>}
        {post.publish_at && <Badge>{blogAdminTexts.scheduled(formatMoment(post.publish_at))}</Badge>}
      </div>
      <h2 className={styles.title}>{post.title}</h2>
      {post.excerpt && <p className={styles.excerpt}>{cutAtWord(post.excerpt, EXCERPT_SHOWN)}</p>}
      <dl className={styles.about}>
        <div>
          <dt>{blogAdminTexts.topic}</dt>
          <dd>{post.topic}</dd>
        </div>
        <div>
          <dt>{blogAdminTexts.tone}</dt>
          <dd>{post.tone}</dd>
        </div>
      </dl>
      {shown.length > 0 && (
        <ul className={styles.tags} aria-label={blogAdminTexts.tags}>
          {shown.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
          {more > 0 && <li className={styles.more}>{blogTexts.more(more)}</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        {post.status === 'published' && (
          <LinkButton
            to={routes.post(post.slug)}
            target="_blank"
            variant="outline"
            size="small"
            aria-label={blogAdminTexts.viewNamed(post.title)}
          >
            <ExternalLink size={16} aria-hidden="true" />
            {blogAdminTexts.view}
          </LinkButton>
        )}
        <Button size="small" variant="ink" onClick={onEdit} aria-label={blogAdminTexts.editNamed(post.title)}>
          <Pencil size={16} aria-hidden="true" />
          {blogAdminTexts.edit}
        </Button>
        <Button size="small" variant="danger" onClick={onDelete} aria-label={blogAdminTexts.deleteNamed(post.title)}>
          <Trash2 size={16} aria-hidden="true" />
          {blogAdminTexts.delete}
        </Button>
      </div>
    </li>
  );
}

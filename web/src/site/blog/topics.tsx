import { blogTexts } from '@streetlore/domain/blog';
import styles from './topics.module.css';

type TopicsProps = {
  readonly tags: readonly string[];
  /** How many more topics the post has than these. */
  readonly more?: number;
};

/** The topics of a post; renders nothing when it has no tags. */
export function Topics({ tags, more = 0 }: TopicsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label="Topics">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && <li className={styles.more}>{blogTexts.more(more)}</li>}
    </ul>
  );
}

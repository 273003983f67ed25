import { blogTexts } from '@streetlore/domain/blog';
import styles from './topics.module.css';

type TopicsProps = {
  readonly tags: readonly string[];
  readonly more?: number;
};

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

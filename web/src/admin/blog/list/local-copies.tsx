import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OpenPost } from '../address.ts';
import { type LocalCopy, localCopies, removeLocalCopy } from '../editor/local-copy.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './list.module.css';

/**
 * Posts that were never saved, for example because of a closed tab, and exist in this browser only.
 */
export function LocalCopies({ onOpen }: { readonly onOpen: (post: OpenPost) => void }) {
  const [copies, setCopies] = useState<readonly LocalCopy[]>(localCopies);
  if (copies.length === 0) return null;
  const drop = (id: string) => {
    removeLocalCopy(id);
    setCopies(copies.filter((copy) => copy.id !== id));
  };
  return (
    <section aria-labelledby="kept-copies" className={styles.kept}>
      <h2 id="kept-copies" className={styles.keptHeading}>
        {blogAdminTexts.keptHeading}
      </h2>
      <ul className={styles.keptList}>
        {copies.map(({ id, at, fresh, form }) => (
          <li key={id}>
            <p>
              <strong>{form.title || blogAdminTexts.untitled}</strong> · {formatMoment(at)}
            </p>
            <div className={styles.buttons}>
              <Button size="small" onClick={() => onOpen({ post: id, fresh })}>
                {blogAdminTexts.keepWriting}
              </Button>
              <Button size="small" variant="outline" onClick={() => drop(id)}>
                {blogAdminTexts.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Mural } from '../../ui/mural.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './page-head.module.css';

/** By file name. web/build/pictures.ts says what is on them. */
export type PageArt = 'tours' | 'leaderboard' | 'partners' | 'contest' | 'blog' | 'contact' | 'lost';

/** Where an art's strip is cut from, if not from its middle. */
const strips: Partial<Record<PageArt, string>> = { lost: '50% 8%', tours: '50% 22%' };

type PageHeadProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly art: PageArt;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly alone?: boolean;
};

/**
 * A page's heading on brick with a paste-up beside it, or a strip of it below. On a phone the strip
 * is the largest thing of the first screen, so the browser fetches it early.
 */
export function PageHead({ title, lead, art, above, children, alone = false }: PageHeadProps) {
  return (
    <Surface material="brick" className={classes(styles.head, alone && styles.alone)}>
      <div className={styles.row}>
        <div className={styles.words}>
          {above}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <Mural
          name={art}
          widths={[320, 640]}
          sizes="(width >= 60rem) 300px, 92vw"
          width={640}
          height={640}
          fetchPriority="high"
          alt=""
          style={{ objectPosition: strips[art] }}
          frame={styles.art}
        />
      </div>
    </Surface>
  );
}

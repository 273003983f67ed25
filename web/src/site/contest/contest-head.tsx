import { contestHeadTexts } from '@streetlore/domain/contest';
import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './contest-head.module.css';

export function ContestHead() {
  return (
    <>
      <PageMeta {...pageTexts.contest} />
      <PageHead
        art="contest"
        title={contestHeadTexts.headline}
        lead="Walls change overnight; a photo is how they stay. The one with the most votes wins, every week."
      >
        <ul className={styles.rules} aria-label="Contest rules">
          {contestHeadTexts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Link to={routes.contestWinners}>{contestHeadTexts.seeWinners}</Link>
      </PageHead>
    </>
  );
}

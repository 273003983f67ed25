import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { isSharedId, picturePath, pictureShapes, sharedPageTexts as texts } from '@streetlore/domain/result';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './share-page.module.css';

/** For those with its link. Link previews get the same picture from the server. */
export default function SharePage() {
  const { id = '' } = useParams();
  const [isMissing, setMissing] = useState(!isSharedId(id));
  const { width, height } = pictureShapes.wide;
  if (isMissing)
    return (
      <>
        <PageMeta title={texts.missing} description={pageTexts.home.description} unlisted />
        <PageHead art="lost" title={texts.missing} lead={texts.missingWhy} alone>
          <LinkButton to={routes.tours}>{texts.tours}</LinkButton>
        </PageHead>
      </>
    );
  return (
    <>
      <PageMeta title={texts.heading} description={pageTexts.home.description} unlisted />
      <Surface material="brick" aria-labelledby="shared" className={styles.page}>
        <h1 id="shared" className={styles.heading}>
          {texts.heading}
        </h1>
        <img
          src={picturePath(id, 'wide')}
          width={width}
          height={height}
          alt={texts.alt}
          className={styles.picture}
          onError={() => setMissing(true)}
        />
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.ways}>
          <LinkButton to={routes.tours}>{texts.tours}</LinkButton>
          <LinkButton to={routes.leaderboard} variant="outline">
            {texts.board}
          </LinkButton>
        </p>
      </Surface>
    </>
  );
}

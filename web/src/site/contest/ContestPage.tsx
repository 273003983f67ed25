import { contestTexts } from '@streetlore/domain/contest';
import { pageTexts } from '@streetlore/domain/page';
import { Surface } from '../../ui/Surface.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import styles from './Contest.module.css';
import { Gallery } from './gallery/Gallery.tsx';
import { SubmitPanel } from './submit/SubmitPanel.tsx';

/** The contest: its rules, the way in, and the wall, whose votes count live. */
export default function ContestPage() {
  return (
    <>
      <PageMeta {...pageTexts.contest} />
      <PageHead
        art="contest"
        title={contestTexts.headline}
        lead="Walls change overnight; a photo is how they stay. The one with the most votes wins, every week."
      >
        <ul className={styles.rules} aria-label="Contest rules">
          {contestTexts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </PageHead>
      <Surface material="kraft" torn aria-labelledby="submit" className={styles.submit}>
        <h2 id="submit">{contestTexts.panelTitle}</h2>
        <SubmitPanel />
      </Surface>
      <Surface material="paper" torn aria-label="Submissions" className={styles.gallery}>
        <Gallery />
      </Surface>
      <Toaster />
    </>
  );
}

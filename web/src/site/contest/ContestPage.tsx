import { contestTexts } from '@streetlore/domain/contest';
import { Surface } from '../../ui/Surface.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import styles from './Contest.module.css';
import { ContestHead } from './ContestHead.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { SubmitPanel } from './submit/SubmitPanel.tsx';

/** The contest: its rules, the way in, and the wall, whose votes count live. */
export default function ContestPage() {
  return (
    <>
      <ContestHead />
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

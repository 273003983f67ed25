import { contestTexts } from '@streetlore/domain/contest';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contest.module.css';
import { ContestHead } from './contest-head.tsx';
import { Gallery } from './gallery/gallery.tsx';

/** The server leaves the form out. It is a chunk of its own, with the rules of every country's numbers. */
const Submit = lazyLive(async () => (await import('./submit/submit-panel.tsx')).SubmitPanel, {
  fallback: () => <Loading text={contestTexts.panelLoading} height="17rem" />,
  ssr: false,
});

export default function ContestPage() {
  return (
    <>
      <ContestHead />
      <Surface material="kraft" torn aria-labelledby="submit" className={styles.submit}>
        <h2 id="submit">{contestTexts.panelTitle}</h2>
        <Submit />
      </Surface>
      <Surface material="paper" torn aria-label="Submissions" className={styles.gallery}>
        <Gallery />
      </Surface>
      <Toaster />
    </>
  );
}

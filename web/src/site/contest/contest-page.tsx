import { contestTexts } from '@streetlore/domain/contest';
import { lazyLive } from '../../server-rendering/lazy-live.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contest.module.css';
import { ContestHead } from './contest-head.tsx';
import { Gallery } from './gallery/gallery.tsx';

/** A form: the server leaves it out, and its code comes after the wall's. */
const Submit = lazyLive(() => import('./submit/submit-panel.tsx').then((panel) => panel.SubmitPanel), {
  fallback: () => <Loading text={contestTexts.panelLoading} height="17rem" />,
  ssr: false,
});

/** The contest: its rules, the form to enter, and the wall with live votes. */
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

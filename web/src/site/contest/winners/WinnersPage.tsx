import { contestTexts } from '@streetlore/domain/contest';
import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { Surface } from '../../../ui/Surface.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageMeta } from '../../shell/PageMeta.tsx';
import { WinnerList } from './WinnerList.tsx';
import styles from './Winners.module.css';

/** `/contest/winners`: the photo of each week, the latest first. */
export default function WinnersPage() {
  return (
    <>
      <PageMeta {...pageTexts.contestWinners} />
      <PageHead
        art="contest"
        above={
          <Link to={routes.contest} className={styles.back}>
            {contestTexts.backToContest}
          </Link>
        }
        title={pageTexts.contestWinners.title}
        lead="A week on the wall, five free tours, and a place here for good."
      />
      <Surface material="paper" torn aria-label={pageTexts.contestWinners.title}>
        <WinnerList />
      </Surface>
    </>
  );
}

import { contestHeadTexts } from '@streetlore/domain/contest';
import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { PageHead } from '../../shell/page-head.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';

export function WinnersHead() {
  return (
    <>
      <PageMeta {...pageTexts.contestWinners} />
      <PageHead
        art="contest"
        above={<Link to={routes.contest}>{contestHeadTexts.backToContest}</Link>}
        title={pageTexts.contestWinners.title}
        lead="A week on the wall, five free tours, and a place here for good."
      />
    </>
  );
}

import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

/** The head of the leaderboard, shown before the page's own code and data have arrived. */
export function LeaderboardHead() {
  return (
    <>
      <PageMeta {...pageTexts.leaderboard} />
      <PageHead
        art="leaderboard"
        title="Leaderboard"
        lead="Every row is a hunt somebody finished. The week starts again on Monday."
      />
    </>
  );
}

import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

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

import { teamTexts, teamPageTexts as texts } from '@streetlore/domain/team';
import { PageByLink } from '../by-link/page-by-link.tsx';
import { useTeamPage } from './data.ts';
import { Hunt } from './hunt.tsx';
import { forgetTeam } from './kept.ts';

/** `/team#token`. */
export default function TeamPage() {
  return (
    <PageByLink texts={texts} unknown={teamTexts.unknown} usePage={useTeamPage} forget={forgetTeam} Content={Hunt} />
  );
}

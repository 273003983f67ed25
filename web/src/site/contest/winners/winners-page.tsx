import { pageTexts } from '@streetlore/domain/page';
import { Surface } from '../../../ui/surface.tsx';
import { WinnerList } from './winner-list.tsx';
import { WinnersHead } from './winners-head.tsx';

export default function WinnersPage() {
  return (
    <>
      <WinnersHead />
      <Surface material="paper" torn aria-label={pageTexts.contestWinners.title}>
        <WinnerList />
      </Surface>
    </>
  );
}

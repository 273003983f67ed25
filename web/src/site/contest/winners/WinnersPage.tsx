import { pageTexts } from '@streetlore/domain/page';
import { Surface } from '../../../ui/Surface.tsx';
import { WinnerList } from './WinnerList.tsx';
import { WinnersHead } from './WinnersHead.tsx';

/** `/contest/winners`: the photo of each week, the latest first. */
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

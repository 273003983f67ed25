import { routes } from '@streetlore/domain/paths';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../shell/not-found.tsx';
import { BoardPage } from './board-page.tsx';
import { PartyPage } from './party-page.tsx';

const board = routes.partyBoard.slice(routes.partyPage.length + 1);

/** The pages of a party that links open: its organiser's, and the board. */
export function PartyPages() {
  return (
    <Routes>
      <Route index element={<PartyPage />} />
      <Route path={board} element={<BoardPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

import { Route, Routes } from 'react-router-dom';
import { PersonData } from './person-data.tsx';
import { PlayerList } from './player-list.tsx';
import { PlayerPage } from './player-page.tsx';

/** `/admin/players`: the list of players, one player's page, and the data held about a person. */
export function PlayersScreen() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path="data" element={<PersonData />} />
      <Route path=":number" element={<PlayerPage />} />
    </Routes>
  );
}

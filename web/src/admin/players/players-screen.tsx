import { Route, Routes } from 'react-router-dom';
import { PersonData } from './person-data.tsx';
import { PlayerList } from './player-list.tsx';
import { PlayerPage } from './player-page.tsx';

export function PlayersScreen() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path="data" element={<PersonData />} />
      <Route path=":number" element={<PlayerPage />} />
    </Routes>
  );
}

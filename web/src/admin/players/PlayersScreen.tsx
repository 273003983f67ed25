import { Route, Routes } from 'react-router-dom';
import { PersonData } from './PersonData.tsx';
import { PlayerList } from './PlayerList.tsx';
import { PlayerPage } from './PlayerPage.tsx';

/** `/admin/players`: everybody who booked; below it one of them, and what is held about a person. */
export function PlayersScreen() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path="data" element={<PersonData />} />
      <Route path=":number" element={<PlayerPage />} />
    </Routes>
  );
}

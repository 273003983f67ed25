import { Route, Routes } from 'react-router-dom';
import { PartnerEditorPage } from './partner-editor-page.tsx';
import { PartnerList } from './partner-list.tsx';

/** `/admin/partners`: the grid, and the editor of a new or a stored partner. */
export function PartnersScreen() {
  return (
    <Routes>
      <Route index element={<PartnerList />} />
      <Route path=":partnerId" element={<PartnerEditorPage />} />
    </Routes>
  );
}

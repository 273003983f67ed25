import { Route, Routes } from 'react-router-dom';
import { PartnerEditorPage } from './partner-editor-page.tsx';
import { PartnerList } from './partner-list.tsx';

export function PartnersScreen() {
  return (
    <Routes>
      <Route index element={<PartnerList />} />
      <Route path=":partnerId" element={<PartnerEditorPage />} />
    </Routes>
  );
}

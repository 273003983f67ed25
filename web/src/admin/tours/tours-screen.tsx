import { Route, Routes } from 'react-router-dom';
import { TourEditorPage } from './tour-editor-page.tsx';
import { TourGrid } from './tour-grid.tsx';

export function ToursScreen() {
  return (
    <Routes>
      <Route index element={<TourGrid />} />
      <Route path=":tourId" element={<TourEditorPage />} />
    </Routes>
  );
}

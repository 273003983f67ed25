import { Route, Routes } from 'react-router-dom';
import { TourEditorPage } from './tour-editor-page.tsx';
import { TourGrid } from './tour-grid.tsx';

/** `/admin/tours`: the grid, and the editor of a new or a stored tour. */
export function ToursScreen() {
  return (
    <Routes>
      <Route index element={<TourGrid />} />
      <Route path=":tourId" element={<TourEditorPage />} />
    </Routes>
  );
}

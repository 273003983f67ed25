import { Route, Routes } from 'react-router-dom';
import { GiftList } from './gift-list.tsx';
import { GiftPage } from './gift-page.tsx';

/** `/admin/gifts`: what was bought, won and given, and one of them with its movements. */
export function GiftsScreen() {
  return (
    <Routes>
      <Route index element={<GiftList />} />
      <Route path=":giftId" element={<GiftPage />} />
    </Routes>
  );
}

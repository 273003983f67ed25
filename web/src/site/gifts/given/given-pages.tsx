import { giftRoutes } from '@streetlore/domain/paths';
import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../../../ui/toaster.tsx';
import { NotFound } from '../../shell/not-found.tsx';
import { GivenPage } from './given-page.tsx';

const buyer = giftRoutes.buyer.slice(giftRoutes.gift.length + 1);

/** What the links of a gift's recipient and of its buyer open: the token says whose it is. */
export function GivenPages() {
  return (
    <>
      <Routes>
        <Route index element={<GivenPage />} />
        <Route path={buyer} element={<GivenPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Toaster />
    </>
  );
}

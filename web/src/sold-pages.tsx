import { giftRoutes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { GiftsPages } from './site/gifts/gifts-pages.tsx';
import { PartiesPages } from './site/parties/parties-pages.tsx';

/** Parties and gifts. Home's first code has one line for all of them. */
export default function SoldPages() {
  return useLocation().pathname.startsWith(giftRoutes.gift) ? <GiftsPages /> : <PartiesPages />;
}

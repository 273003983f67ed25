import { partyTexts, partyPageTexts as texts } from '@streetlore/domain/party';
import { Toaster } from '../../../ui/toaster.tsx';
import { PageByLink } from '../../by-link/page-by-link.tsx';
import { usePartyPage } from './data.ts';
import { Party } from './party.tsx';

/** `/party#token`: a party as its organiser needs it. */
export const PartyPage = () => (
  <>
    <PageByLink texts={texts} unknown={partyTexts.unknown} usePage={usePartyPage} Content={Party} />
    <Toaster />
  </>
);

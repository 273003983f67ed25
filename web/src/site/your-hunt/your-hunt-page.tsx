import { bookingLinkTexts, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { Toaster } from '../../ui/toaster.tsx';
import { PageByLink } from '../by-link/page-by-link.tsx';
import { forgetLink } from '../shell/own-booking.ts';
import { useBookingPage } from './data.ts';
import { Hunt } from './hunt.tsx';

/** `/hunt#token`: a booking on any screen of its group. */
export default function YourHuntPage() {
  return (
    <>
      <PageByLink
        texts={texts}
        unknown={bookingLinkTexts.unknown}
        usePage={useBookingPage}
        forget={forgetLink}
        Content={Hunt}
      />
      <Toaster />
    </>
  );
}

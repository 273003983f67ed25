import { withdrawTexts, withdrawTokenIn } from '@streetlore/domain/contest';
import { pressTexts, pressTokenIn } from '@streetlore/domain/gift-code';
import { partnerMailTokenIn, stopPartnerMailTexts as stopTexts } from '@streetlore/domain/partner-mail';
import { invoiceRoute, routes } from '@streetlore/domain/paths';
import { linkTokenIn, linkTexts as texts } from '@streetlore/domain/subscriber';
import { useLocation } from 'react-router-dom';
import { withdrawPhoto } from '../../data/index.ts';
import { AppealPage } from './appeal-page.tsx';
import { confirmBooking, confirmSubscription, stopPartnerMail, unsubscribe } from './data.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { LinkPage } from './link-page.tsx';

/** `/newsletter/confirm#token`: where the newsletter's first mail leads. */
export const ConfirmPage = () => (
  <LinkPage
    texts={texts.confirm}
    press={async (token) => {
      const { outcome } = await confirmSubscription({ token });
      if (outcome === 'expired') return null;
      return { title: texts.thanks, text: outcome === 'already' ? texts.duplicate : null };
    }}
    tokenIn={linkTokenIn}
  />
);

/** `/newsletter/unsubscribe#token`: where a subscriber ends the subscription. */
export const UnsubscribePage = () => (
  <LinkPage
    texts={texts.unsubscribe}
    press={async (token) => {
      const { outcome } = await unsubscribe({ token });
      return outcome === 'expired' ? null : { title: texts.unsubscribe.done, text: null };
    }}
    tokenIn={linkTokenIn}
  />
);

/** `/partners/mail#token`: where a partner stops the monthly mail with its figures. */
export const StopPartnerMailPage = () => (
  <LinkPage
    texts={{ ...stopTexts, expired: stopTexts.unknown }}
    expiredTitle={stopTexts.unknownTitle}
    press={async (token) => {
      const { outcome } = await stopPartnerMail({ token });
      return outcome === 'unknown' ? null : { title: stopTexts.done, text: null };
    }}
    tokenIn={partnerMailTokenIn}
  />
);

/** `/contest/withdraw#token`: where the sender of a photo withdraws it. */
export const WithdrawPhotoPage = () => (
  <LinkPage
    texts={{ ...withdrawTexts, expired: withdrawTexts.unknown }}
    expiredTitle={withdrawTexts.unknownTitle}
    press={async (token) => {
      const { outcome } = await withdrawPhoto({ token });
      return outcome === 'unknown' ? null : { title: withdrawTexts.done, text: null };
    }}
    tokenIn={withdrawTokenIn}
  />
);

/** `/hunt/confirm#token`: where a hunt without a phone is confirmed that a voucher pays for. */
const ConfirmBookingPage = () => (
  <LinkPage
    texts={pressTexts}
    press={async (token) => {
      const { outcome } = await confirmBooking({ token });
      return outcome === 'expired' ? null : { title: pressTexts.done, text: null };
    }}
    tokenIn={pressTokenIn}
  />
);

const pages = new Map<string, typeof ConfirmPage>([
  [routes.newsletterConfirm, ConfirmPage],
  [routes.newsletterUnsubscribe, UnsubscribePage],
  [routes.partnerMail, StopPartnerMailPage],
  [routes.photoWithdraw, WithdrawPhotoPage],
  [routes.bookingConfirm, ConfirmBookingPage],
  [routes.appeal, AppealPage],
  [invoiceRoute, InvoicePage],
]);

/** One component, so that Home's first load stays small. */
export default function MailedPage() {
  const Page = pages.get(useLocation().pathname.replace(/\/$/, '')) ?? ConfirmPage;
  return <Page />;
}

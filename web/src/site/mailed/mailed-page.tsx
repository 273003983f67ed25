import { ConfirmPage, StopPartnerMailPage, UnsubscribePage, WithdrawPhotoPage } from './link-pages.tsx';

const pages = {
  confirm: ConfirmPage,
  unsubscribe: UnsubscribePage,
  stop: StopPartnerMailPage,
  withdraw: WithdrawPhotoPage,
};

/** One component, so that Home's first load stays small. */
export default function MailedPage({ link }: { readonly link: keyof typeof pages }) {
  const Page = pages[link];
  return <Page />;
}

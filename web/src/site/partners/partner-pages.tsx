import { AreaPage } from './area-page.tsx';
import { PartnerPage } from './partner-page.tsx';

const pages = { area: AreaPage, partner: PartnerPage };

/** A page below the list of partners: a neighbourhood, or one partner. */
export default function PartnerPages({ of }: { readonly of: keyof typeof pages }) {
  const Page = pages[of];
  return <Page />;
}

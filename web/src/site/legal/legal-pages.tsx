import AccessibilityPage from './accessibility-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

const pages = { accessibility: AccessibilityPage, privacy: PrivacyPage, terms: TermsPage };

/** In one chunk: they are short, and lead to each other. */
export default function LegalPages({ page }: { readonly page: keyof typeof pages }) {
  const Page = pages[page];
  return <Page />;
}

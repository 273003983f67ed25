import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

/** The head of the partner directory, shown before the page's own code and data have arrived. */
export function PartnersHead() {
  return (
    <>
      <PageMeta {...pageTexts.partners} />
      <PageHead
        art="partners"
        title="Local Partners"
        lead="Solve a stop and one of them has something for you: a coffee, a record, a half on the house."
      />
    </>
  );
}

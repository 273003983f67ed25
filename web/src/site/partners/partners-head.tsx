import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

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

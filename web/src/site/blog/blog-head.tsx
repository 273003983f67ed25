import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

export function BlogHead() {
  return (
    <>
      <PageMeta {...pageTexts.blog} />
      <PageHead
        art="blog"
        title="Blog"
        lead="What the walls do not say themselves: who painted them, how, and what was there before."
      />
    </>
  );
}

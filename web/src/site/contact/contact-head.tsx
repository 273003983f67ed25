import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';

export function ContactHead() {
  return (
    <>
      <PageMeta {...pageTexts.contact} />
      <PageHead
        art="contact"
        title="Contact"
        lead="Stuck at a wall, charged twice, or just want to say which one you liked? A person reads this."
      />
    </>
  );
}

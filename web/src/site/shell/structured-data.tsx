import { type StructuredData as Node, scriptJson } from '@streetlore/domain/page';

/** Data for search engines beside those of the page's head. */
export const StructuredData = ({ data }: { readonly data: Node | null }) =>
  data && <script type="application/ld+json">{scriptJson(data)}</script>;

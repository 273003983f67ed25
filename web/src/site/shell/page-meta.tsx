import { fullTitle, metaOf, type PageHead, scriptJson, socialCard } from '@streetlore/domain/page';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicUrl } from './public-url.ts';

type PageTextProps = {
  /** Without the company's name; Home leaves it out. */
  readonly title?: string | undefined;
  readonly description: string;
  /** For a page that search engines must not list: one that does not exist, a booking. */
  readonly unlisted?: boolean;
};

type PageMetaProps = PageTextProps | { readonly head: PageHead };

/**
 * What the document says of itself: title, description, canonical link, social card and structured
 * data. React lifts all but the last into the head, where they replace what the server wrote for
 * crawlers.
 */
export function PageMeta(props: PageMetaProps) {
  const { pathname } = useLocation();
  const head = 'head' in props ? props.head : headOf(props, pathname);
  useLayoutEffect(settleHead, []);
  return (
    <>
      <title>{head.title}</title>
      {metaOf(head).map(({ key, name, content }) => (
        <meta key={name} {...{ [key]: name }} content={content} />
      ))}
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.structured !== null && <script type="application/ld+json">{scriptJson(head.structured)}</script>}
    </>
  );
}

function headOf({ title, description, unlisted = false }: PageTextProps, pathname: string): PageHead {
  return {
    title: fullTitle(title),
    description,
    canonical: unlisted ? null : publicUrl + (pathname.replace(/\/+$/, '') || '/'),
    image: socialCard(publicUrl),
    type: 'website',
    structured: null,
  };
}

function kindOf(element: Element): string {
  const tag = element.localName;
  for (const key of ['name', 'property', 'rel']) {
    const value = element.getAttribute(key);
    if (value !== null) return `${tag}[${key}="${value}"]`;
  }
  return tag;
}

/**
 * Removes what the server wrote into the head for readers without scripts, once the application has
 * written its own. What React hydrated stays.
 */
function settleHead(): void {
  for (const element of document.head.querySelectorAll('[data-static]')) {
    const same = document.head.querySelectorAll(`${kindOf(element)}:not([data-static])`);
    const isPageOwn =
      element.localName === 'title' || element.localName === 'meta' || element.matches('[rel=canonical]');
    if (same.length > 0 || !isPageOwn) element.remove();
    else element.removeAttribute('data-static');
  }
}

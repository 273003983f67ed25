import { type FirstPicture, type PageHead, SITE_NAME } from './head.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** JSON as it may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The name and content of every meta element of a head, in order. */
export function metaOf(head: PageHead): readonly { key: 'name' | 'property'; name: string; content: string }[] {
  const named = (name: string, content: string) => ({ key: 'name' as const, name, content });
  const property = (name: string, content: string) => ({ key: 'property' as const, name, content });
  return [
    named('description', head.description),
    ...(head.canonical === null ? [named('robots', 'noindex')] : [property('og:url', head.canonical)]),
    property('og:site_name', SITE_NAME),
    property('og:locale', 'en_GB'),
    property('og:type', head.type),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:image', head.image),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', head.image),
  ];
}

function preload(picture: FirstPicture): string {
  const where =
    'href' in picture
      ? { href: picture.href }
      : { imagesrcset: picture.srcset, imagesizes: picture.sizes, type: picture.type };
  const attributes = Object.entries(where).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link data-static rel="preload" as="image" fetchpriority="high" ${attributes.join(' ')} />`;
}

/** A head as markup. `data-static` marks what the application takes out when it starts and writes its own. */
export function headHtml(head: PageHead): string {
  return [
    `<title data-static>${escapeHtml(head.title)}</title>`,
    ...(head.firstPicture ? [preload(head.firstPicture)] : []),
    ...metaOf(head).map(
      ({ key, name, content }) => `<meta data-static ${key}="${name}" content="${escapeHtml(content)}" />`,
    ),
    ...(head.canonical === null ? [] : [`<link data-static rel="canonical" href="${escapeHtml(head.canonical)}" />`]),
    ...(head.structured === null
      ? []
      : [`<script data-static type="application/ld+json">${scriptJson(head.structured)}</script>`]),
  ].join('\n    ');
}

const STATIC = /\s*<(?:(title|script) data-static[^>]*>[\s\S]*?<\/\1>|(?:meta|link) data-static[^>]*>)/g;

/**
 * The site's document with another head: what was marked `data-static` gives way.
 * @throws Error when the document is not one of the site, having no head
 */
export function fillHead(shell: string, head: PageHead): string {
  const bare = shell.replace(STATIC, '');
  const end = bare.indexOf('</head>');
  if (end < 0) throw new Error('The document to fill has no head');
  return `${bare.slice(0, end).trimEnd()}\n    ${headHtml(head)}\n  ${bare.slice(end)}`;
}

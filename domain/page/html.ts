import { freeze } from '../frozen/index.ts';
import { type FirstPicture, type PageHead, SITE_NAME } from './head.ts';
import { type Drawing, SERVED_ID, type Served } from './server-rendering.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON as it may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown) => inScript(JSON.stringify(value));

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

const EMPTY_ROOT = '<div id="root"></div>';

/** The application's script, with the one that begins it later (web/build/begin.ts), and what a browser is told to load along. */
const APPLICATION = /<script type="module" data-begin="([^"]+)"[^>]* src="([^"]+)"><\/script>/;
const ALONG = /\s*<link rel="modulepreload"[^>]*>/g;

/** Lets the application wait until what is drawn has been painted. */
const afterPaint = (shell: string) =>
  shell.replace(ALONG, '').replace(APPLICATION, '<script type="module" src="$1" data-application="$2"></script>');

/**
 * The site's document with a page drawn into it, and the application after its first paint; `path` is the page's, as in an address.
 * What the page shows of live data goes along, so that the application begins with the same.
 * @throws Error when the document has no empty root to draw into
 */
export function fillPage(shell: string, head: PageHead, path: string, drawing: Drawing, at: number): string {
  // What is drawn holds the structured data already.
  const [before, after, ...more] = fillHead(afterPaint(shell), { ...head, structured: null }).split(EMPTY_ROOT);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The document to fill has no root');
  const end = before.indexOf('</head>');
  const sheets = drawing.sheets.map(
    (sheet) => `  <link rel="stylesheet" crossorigin href="${escapeHtml(sheet)}" />\n  `,
  );
  const served: Served = { at, answers: Object.fromEntries(drawing.shown) };
  const data = `<script type="application/json" id="${SERVED_ID}">${inScript(freeze(served))}</script>`;
  return [
    before.slice(0, end),
    ...sheets,
    before.slice(end),
    `<div id="root" data-path="${escapeHtml(path)}">${drawing.html}</div>`,
    ...(drawing.shown.size > 0 ? [`\n    ${data}`] : []),
    after,
  ].join('');
}

import { serialise } from '../dated-json/index.ts';
import { escapeHtml } from '../html/index.ts';
import { type FirstPicture, type PageHead, SITE_NAME } from './head.ts';
import { DEHYDRATED_STATE_ID, type DehydratedState, type RenderedPage } from './server-rendering.ts';

const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON for a script element: no value can end the element or begin a comment. */
export const scriptJson = (value: unknown) => inScript(JSON.stringify(value));

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

/** A head as markup. The application removes the `data-static` elements once it has written its own. */
function headHtml(head: PageHead): string {
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
 * Replaces the `data-static` elements of the site's document.
 * @throws Error when the document has no head, and so is not the site's
 */
export function fillHead(shell: string, head: PageHead): string {
  const bare = shell.replace(STATIC, '');
  const end = bare.indexOf('</head>');
  if (end < 0) throw new Error('The document to fill has no head');
  return `${bare.slice(0, end).trimEnd()}\n    ${headHtml(head)}\n  ${bare.slice(end)}`;
}

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * The application's script. `data-start` is the address of a small script that starts the
 * application later (web/src/server-rendering/build/start-script.ts).
 */
const APPLICATION = /<script type="module" data-start="([^"]+)"[^>]* src="([^"]+)"><\/script>/;
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Delays the application until the browser has painted the server-rendered page. */
const startAfterPaint = (shell: string) =>
  shell
    .replace(MODULE_PRELOADS, '')
    .replace(APPLICATION, '<script type="module" src="$1" data-application="$2"></script>');

/**
 * Fills the site's document with a server-rendered page. The application starts after the browser
 * has painted it.
 * @param path the page's path, as in an address
 * @param at when the page's data was read (ms since 1970)
 * @throws Error when the document has no empty root
 */
export function fillPage(shell: string, head: PageHead, path: string, page: RenderedPage, at: number): string {
  // The rendered page already holds the structured data.
  const [before, after, ...more] = fillHead(startAfterPaint(shell), { ...head, structured: null }).split(EMPTY_ROOT);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The document to fill has no root');
  const end = before.indexOf('</head>');
  const stylesheets = page.stylesheets.map(
    (sheet) => `  <link rel="stylesheet" crossorigin href="${escapeHtml(sheet)}" />\n  `,
  );
  const state: DehydratedState = { at, data: Object.fromEntries(page.data) };
  const script = `<script type="application/json" id="${DEHYDRATED_STATE_ID}">${inScript(serialise(state))}</script>`;
  return [
    before.slice(0, end),
    ...stylesheets,
    before.slice(end),
    `<div id="root" data-path="${escapeHtml(path)}">${page.html}</div>`,
    ...(page.data.size > 0 ? [`\n    ${script}`] : []),
    after,
  ].join('');
}

import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { withoutContactDetails } from '../../wording/personal.ts';

/** Hosts, besides our own, to which generated text may link. */
const allowedHosts: ReadonlySet<string> = new Set([
  'tfl.gov.uk',
  'www.tfl.gov.uk',
  'en.wikipedia.org',
  'www.visitlondon.com',
  'www.museumoflondon.org.uk',
]);

export function isAllowedLink(url: string, ownHost: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url) || /^#[\w-]*$/.test(url)) return true;
  if (!/^https:\/\/[^\s\\@]+$/i.test(url) || !URL.canParse(url)) return false;
  const { host, username } = new URL(url);
  return username === '' && (host === ownHost || allowedHosts.has(host));
}

/** Anything in plain text that a mail or web reader could turn into a link. */
const address = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|(?:javascript|vbscript|mailto):\S*|\bdata:[a-z]+\/\S*/gi;

/**
 * Markdown with harmless text, allowed pictures and links only. A paragraph, item or cell with a
 * phone number or an e-mail address is removed.
 * @param ownHost the site's host, such as `streetlore.example`
 */
export function safeMarkdown(markdown: string, ownHost: string): string {
  const source = markdown
    .replace(/<(script|style|iframe|object|svg|math|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, (tag) => (/^<https:\/\/[^\s>]+>$/.test(tag) ? tag : ''));
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  clean(tree, ownHost);
  return toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' }).trim();
}

/** Blocks that are removed as a whole when they contain a phone number or an e-mail address. */
const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableRow', 'code', 'footnoteDefinition']);

const isPersonal = (node: Nodes) => blocks.has(node.type) && withoutContactDetails(textOf(node)).found;

function clean(parent: Parents | Root, ownHost: string): void {
  const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (isPersonal(node)) return [];
    if ('children' in node) {
      clean(node, ownHost);
      // Removing an address can join the digits on both sides of it into a phone number.
      if (isPersonal(node)) return [];
      if (node.type === 'paragraph' || node.type === 'heading') trim(node);
      if (node.children.length === 0 && node.type !== 'tableCell') return [];
    }
    switch (node.type) {
      case 'html':
      case 'imageReference':
      case 'definition':
        return [];
      case 'linkReference':
        return node.children;
      case 'image':
        return isAllowedLink(node.url, ownHost) ? [{ ...node, title: null }] : [];
      case 'link':
        if (isAllowedLink(node.url, ownHost)) return [{ ...node, title: null }];
        return textOf(node).search(address) < 0 ? node.children : [];
      case 'code': {
        const code = { ...node, lang: null, meta: null, value: withoutAddresses(node.value, ownHost) };
        return isPersonal(code) ? [] : [code];
      }
      case 'text':
      case 'inlineCode': {
        const value = withoutAddresses(node.value, ownHost);
        return value === '' ? [] : [{ ...node, value }];
      }
      default:
        return [node];
    }
  });
  (parent as { children: RootContent[] }).children = children;
}

const withoutAddresses = (text: string, ownHost: string) =>
  text.replace(address, (found) => (isAllowedLink(found, ownHost) ? found : ''));

/** Trims the space that a removed picture or address leaves at the start or end of a paragraph. */
function trim({ children }: Parents): void {
  const [first, last] = [children.at(0), children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  if (children.length === 1 && first?.type === 'text' && first.value === '') children.pop();
}

/** The text of a node as a reader sees it. */
function textOf(node: Nodes): string {
  const own = 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
  const inner = 'children' in node ? node.children.map(textOf).join('') : '';
  return `${own}${inner}`;
}

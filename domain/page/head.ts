import { city } from '../city/city.ts';

/** A node of schema.org's vocabulary, as JSON-LD writes it. */
export type StructuredData = { readonly [key: string]: unknown };

/** What crawlers, link previews and the title bar show of a page. Every address is absolute. */
export type PageHead = {
  /** The whole title, with the company's name. */
  readonly title: string;
  readonly description: string;
  /** The one address of this page; `null` for a page that search engines must not index. */
  readonly canonical: string | null;
  readonly image: string;
  readonly type: 'website' | 'article' | 'product';
  readonly structured: StructuredData | null;
  /** The picture of the first screen. The browser fetches it before any script runs. */
  readonly firstPicture?: FirstPicture;
};

/** One file, or the same picture in several widths, as an `img` element has them. */
export type FirstPicture =
  | { readonly href: string }
  | { readonly srcset: string; readonly sizes: string; readonly type: string };

export const SITE_NAME = 'Streetlore';
const SITE_TITLE = `${SITE_NAME}: street-art hunts in ${city.name}, played by text`;

/** A page's title with the company's name; Home's title for a page without one. */
export const fullTitle = (title: string | undefined) => (title ? `${title} | ${SITE_NAME}` : SITE_TITLE);

/** The picture of a page that has none of its own. */
export const socialCard = (site: string) => `${site}/art/social-card.jpg`;

/** @param site the website's address without a slash at its end */
export const absoluteUrl = (site: string, address: string) =>
  /^https?:\/\//.test(address) ? address : `${site}${address.startsWith('/') ? '' : '/'}${address}`;

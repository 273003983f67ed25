import type { Query } from '../query/index.ts';

/**
 * A request for data that a component renders: the documents of a query, or one document (`query`
 * is null). `name` is the name under which the browser listens to the same data.
 */
export type DataRequest = {
  readonly name: string;
  /** The path of the collection or of the document. */
  readonly path: string;
  readonly query: Query | null;
};

/**
 * The data of a page by its request's name: a list of documents with their ids, or one document.
 * Null when there is no such public document.
 */
export type PageData = ReadonlyMap<string, unknown>;

/** A page as the application first shows it. */
export type RenderedPage = {
  readonly html: string;
  /** The addresses of the style sheets that the page needs besides the site's own. */
  readonly stylesheets: readonly string[];
  /** The data that the page shows, without fields that the documents' schemas do not have. */
  readonly data: PageData;
  /** The data that the page asked for but did not get. */
  readonly missing: readonly DataRequest[];
};

/** The site's application, built to run in a function instead of a browser. */
export type ServerBundle = {
  /**
   * The client script of the same build. Only a document that names this script can be hydrated
   * with this bundle's page.
   */
  readonly script: string;
  /**
   * Renders the page at `path` (as in an address, without query).
   * @throws Error when a part of the page cannot be rendered on the server
   */
  render(path: string, data: PageData): RenderedPage;
};

/** The id of the element that holds a document's dehydrated state. */
export const DEHYDRATED_STATE_ID = 'dehydrated-state';

/**
 * The data that a document's page was rendered with, and when the data was read (ms since 1970).
 */
export type DehydratedState = {
  readonly at: number;
  readonly data: { readonly [name: string]: unknown };
};

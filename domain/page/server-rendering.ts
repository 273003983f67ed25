import type { Query } from '../query/index.ts';

/**
 * The data that a component needs: the documents of a query, or one document (`query` is null). The
 * browser's listener has the same `name`.
 */
export type DataRequest = {
  readonly name: string;
  /** The path of the collection or of the document. */
  readonly path: string;
  readonly query: Query | null;
};

/** A page's data, by the name of the request; null when no such public document exists. */
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
  /** The client script of the same build. Only a document that loads it can be hydrated with this page. */
  readonly script: string;
  /**
   * @param path as in an address, without query
   * @throws Error when a part of the page cannot be rendered on the server
   */
  render(path: string, data: PageData): RenderedPage;
};

export const DEHYDRATED_STATE_ID = 'dehydrated-state';

/** A document's data, and when it was read (ms since 1970). */
export type DehydratedState = {
  readonly at: number;
  readonly data: { readonly [name: string]: unknown };
};

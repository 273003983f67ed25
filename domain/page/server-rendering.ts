import type { Query } from '../query/index.ts';

/** Data that a component renders with: the documents of a query, or one document (`query` null). `name` is its listener's. */
export type DataRequest = {
  readonly name: string;
  /** Of the collection or of the document. */
  readonly path: string;
  readonly query: Query | null;
};

/** By a request's name: a list of documents with their ids, or one document; null when there is none that all may read. */
export type PageData = ReadonlyMap<string, unknown>;

/** A page as the application first shows it. */
export type RenderedPage = {
  readonly html: string;
  /** The addresses of the style sheets that its elements need besides the site's own. */
  readonly stylesheets: readonly string[];
  /** The data that it shows, without what its documents' schemas do not know. */
  readonly data: PageData;
  /** The data that it asked for and was not given. */
  readonly missing: readonly DataRequest[];
};

/** The site's application, built to run in a function instead of in a browser. */
export type ServerBundle = {
  /** The client script of the same build: only a document that names it can be hydrated with what this bundle renders. */
  readonly script: string;
  /**
   * Renders the page at `path` (as in an address, no query).
   * @throws Error when a part of the page cannot be rendered on the server
   */
  render(path: string, data: PageData): RenderedPage;
};

/** The id of the element in which a document carries its dehydrated state. */
export const DEHYDRATED_STATE_ID = 'dehydrated-state';

/** The data that a document's page was rendered with, and when (ms since 1970) it was true. */
export type DehydratedState = {
  readonly at: number;
  readonly data: { readonly [name: string]: unknown };
};

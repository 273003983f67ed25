import type { Query } from '../query/index.ts';

/** What a page wants to know: the documents of a query, or one document (`query` null). `name` is its listener's. */
export type Question = {
  readonly name: string;
  /** Of the collection or of the document. */
  readonly path: string;
  readonly query: Query | null;
};

/** By a question's name: a list of documents with their ids, or one document; null when there is none that all may read. */
export type Answers = ReadonlyMap<string, unknown>;

/** A page as its application would first show it. */
export type Drawing = {
  readonly html: string;
  /** The style sheets that its elements need besides the document's own. */
  readonly sheets: readonly string[];
  /** The answers that it shows, without what its documents' schemas do not know. */
  readonly shown: Answers;
  /** What it asked for and was not told. */
  readonly questions: readonly Question[];
};

/** The site's application, built to run beside a function instead of in a browser. */
export type Drawer = {
  /** The script of the one document that it can draw into: both are of the same build. */
  readonly script: string;
  /**
   * Draws the page at `path` (as in an address, no query).
   * @throws Error when a part of the page cannot be drawn
   */
  draw(path: string, answers: Answers): Drawing;
};

/** The element with which a document brings what its page shows. */
export const SERVED_ID = 'served';

/** What a document brings along: the answers its page shows, and when (ms since 1970) they were true. */
export type Served = {
  readonly at: number;
  readonly answers: { readonly [name: string]: unknown };
};

declare module 'virtual:built-site' {
  /** The address of the built site's first script. */
  export const script: string;
  /** In which style sheets, besides the document's own, a class stands. */
  export const sheetsByClass: Readonly<Record<string, readonly string[]>>;
}

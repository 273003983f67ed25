/** What was typed while `sent` was being sent: the start of the next text. */
export const typedSince = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
